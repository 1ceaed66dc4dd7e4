/** Jobs are run by the studio's own runner, which needs no permission; nobody runs them over the API. */
export const onlyRunner = () => false;
