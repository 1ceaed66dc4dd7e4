export function showProgress(latest?: () => string): () => void;
