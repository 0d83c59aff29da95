/** Where the screen “Market data” is, below the admin panel's own address. */
export const MARKET_PATH = '/market';
