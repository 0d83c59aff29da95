export const promotionCategories = ['savings', 'loans', 'payments', 'investments', 'business'] as const;
export type PromotionCategory = (typeof promotionCategories)[number];
