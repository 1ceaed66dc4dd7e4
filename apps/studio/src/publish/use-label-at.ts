import { useAllFormFields, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useSay } from '../words/use-say.ts';
import { labelAt } from './label-at.ts';

/** The label of the field at a path of the open form. */
export function useLabelAt(): (path: string) => string {
	const say = useSay();
	const { docConfig } = useDocumentInfo();
	const [state] = useAllFormFields();
	const { blocksMap: blocks } = useConfig().config;
	return (path) => labelAt(docConfig?.fields ?? [], path, { state, blocks, say });
}
