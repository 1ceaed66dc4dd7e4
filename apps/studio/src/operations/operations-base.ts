/** Under the API, for the studio's own server. */
export const operationsBase = '/operations';
