import { careersWords } from '../../messages/careers.ts';
import { useWords } from '../../messages/use-messages.ts';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { viewFields } from './address.ts';
import { searchJobs, type View } from './filters.ts';

type JobSearchProps = {
	view: View;
	keyword: string;
	change: (transition: (view: View) => View, how?: { replace: boolean }) => void;
};

export function JobSearch({ view, keyword, change }: JobSearchProps) {
	const words = useWords(careersWords);
	return (
		<SearchField
			name="search"
			label={words.searchJobs}
			placeholder={words.searchPlaceholder}
			keyword={keyword}
			onKeyword={(keyword, how) => change((current) => searchJobs(current, keyword), how)}
		>
			<HiddenFields fields={viewFields(searchJobs(view, ''))} />
		</SearchField>
	);
}
