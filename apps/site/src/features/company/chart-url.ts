/** Where the chart of the organisation stands, without language prefix. */
export const CHART_PATH = '/about-us/organisation.svg';
