import type { QueryField } from '../client/query.ts';

/** The rest of a view for a form that sends one part of it: without scripting the address says it all the same. */
export const HiddenFields = ({ fields }: { fields: readonly QueryField[] }) =>
	fields.map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
