/** Only the studio's own runner runs jobs, and it needs no permission; the API may not. */
export const onlyRunner = () => false;
