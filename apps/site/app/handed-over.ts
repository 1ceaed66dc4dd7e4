import { createContext } from 'react';

/**
 * What a part has that stands still once the server has written it: the name it goes by, and, in a browser that got it with
 * its page, the markup that it found there. Neither its data nor its code are sent then.
 */
export type Stillness = { still?: string; markup?: string };

/** The element in which a page brings what its loaders said, for the scripts that come after it. */
export const handOverId = 'handed-over';

/** Its text; in a browser it is in the page already. */
export const HandOver = createContext('');
