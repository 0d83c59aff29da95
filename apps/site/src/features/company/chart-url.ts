/** Path of the organisation chart, without language prefix. */
export const CHART_PATH = '/about-us/organisation.svg';
