import { careersWords } from '../../messages/careers.ts';
import { useWords } from '../../messages/use-messages.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { searchJobs, type View } from './filters.ts';
import { HiddenFields } from './hidden-fields.tsx';

type JobSearchProps = { view: View; change: (transition: (view: View) => View, how?: { replace: boolean }) => void };

export function JobSearch({ view, change }: JobSearchProps) {
	const words = useWords(careersWords);
	return (
		<SearchField
			name="search"
			label={words.searchJobs}
			placeholder={words.searchPlaceholder}
			keyword={view.search}
			onKeyword={(keyword) =>
				// Every search is one step back, however many words were tried.
				change((current) => searchJobs(current, keyword), { replace: keyword !== '' && view.search !== '' })
			}
		>
			<HiddenFields view={searchJobs(view, '')} />
		</SearchField>
	);
}
