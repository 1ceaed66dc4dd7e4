'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import { countryCodes } from '@site/contract/countries';
import { countryName } from '@site/contract/country-name';
import type { TextFieldClientComponent } from 'payload';
import { useMemo } from 'react';
import { useSay } from '../words/use-say.ts';

/** Where most products are registered: the first to choose from. */
const usual = ['US', 'EU', 'CN'];

/** The code of a country, chosen by its name. */
export const CountryField: TextFieldClientComponent = ({ path, readOnly, field }) => {
	const { label, required, admin } = field;
	const say = useSay();
	const { value = '', setValue, showError, disabled } = useField<string>({ path });
	const language = say('en', 'cn') === 'cn' ? 'cn' : 'en';
	const codes = useMemo(() => {
		const nameOf = (code: string) => countryName(code, language);
		const others = countryCodes.filter((code) => !usual.includes(code));
		return [...usual, ...others.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), language))];
	}, [language]);
	const id = `field-${path.replaceAll('.', '__')}`;
	// A code that is none stays to be seen and corrected.
	const all = !value || codes.includes(value) ? codes : [value, ...codes];
	return (
		<div className={`field-type studio-country${showError ? ' error' : ''}`} style={mergeFieldStyles(field)}>
			<FieldLabel htmlFor={id} label={label} path={path} required={required} />
			<div className="field-type__wrap">
				<FieldError path={path} showError={showError} />
				<select id={id} value={value} disabled={readOnly || disabled} onChange={({ target }) => setValue(target.value)}>
					<option value="">{say('Choose', '请选择')}</option>
					{all.map((code) => (
						<option key={code} value={code}>
							{countryName(code, language)} ({code})
						</option>
					))}
				</select>
			</div>
			<FieldDescription description={admin?.description} path={path} />
		</div>
	);
};
