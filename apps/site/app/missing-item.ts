import { data } from 'react-router';

/** Thrown by a loader whose item is not there (D11): the site around it, `No Data`, and a way on. */
export const missingItem = () => data(null, { status: 404 });
