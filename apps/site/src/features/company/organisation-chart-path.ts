/** Path of the organisation chart, without language prefix. */
export const ORGANISATION_CHART_PATH = '/about-us/organisation.svg';
