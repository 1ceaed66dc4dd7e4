import { fromTitled, titled } from '../fields/titled.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import { text } from '../snapshot/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const network: SectionInStudio<'network'> = {
	block: {
		slug: 'network',
		labels: { singular: 'Places on a map', plural: 'Places on a map' },
		fields: [
			tone,
			words('title', { label: 'Title', required: true }),
			words('text', { label: 'Text', long: true }),
			{
				name: 'places',
				type: 'array',
				minRows: 1,
				fields: [
					words('city', { label: 'City', required: true }),
					words('country', { label: 'Country', required: true }),
					words('role', { label: 'What happens there', required: true }),
					{
						type: 'row',
						fields: [
							{ name: 'latitude', type: 'number', required: true, min: -90, max: 90 },
							{ name: 'longitude', type: 'number', required: true, min: -180, max: 180 },
						],
					},
				],
			},
		],
	},
	toSnapshot: (block) => ({
		kind: 'network',
		tone: block.tone,
		...titled(block),
		places: (block.places ?? []).map((place) => ({
			city: text(place.city, place.cityCn),
			country: text(place.country, place.countryCn),
			role: text(place.role, place.roleCn),
			latitude: place.latitude,
			longitude: place.longitude,
		})),
	}),
	fromSample: (section) => ({
		blockType: 'network',
		tone: section.tone,
		...fromTitled(section),
		places: section.places.map(({ city, country, role, latitude, longitude }) => ({
			...pair('city', city),
			...pair('country', country),
			...pair('role', role),
			latitude,
			longitude,
		})),
	}),
};
