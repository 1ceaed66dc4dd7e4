/** The name in `Server-Timing` that marks a page requested with `Sec-GPC: 1` (D29). */
export const privacySignal = 'gpc';
