/** The path of the screen “Market data” within the admin panel. */
export const MARKET_PATH = '/market';
