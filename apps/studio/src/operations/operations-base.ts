/** Path under the API, used only by the studio's own server. */
export const operationsBase = '/operations';
