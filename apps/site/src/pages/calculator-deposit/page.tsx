export { CalculatorPage as Page } from '#src/features/calculators/calculator-page.tsx';
