import { fromTitled, titled } from '../fields/titled.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import { text } from '../mapping/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const network: SectionInStudio<'network'> = {
	block: {
		slug: 'network',
		labels: {
			singular: { en: 'Places on a map', zh: '地图上的地点' },
			plural: { en: 'Places on a map', zh: '地图上的地点' },
		},
		fields: [
			tone,
			words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
			words('text', { label: { en: 'Text', zh: '正文' }, long: true }),
			{
				name: 'places',
				type: 'array',
				label: { en: 'Places', zh: '地点' },
				labels: { singular: { en: 'Place', zh: '地点' }, plural: { en: 'Places', zh: '地点' } },
				minRows: 1,
				fields: [
					words('city', { label: { en: 'City', zh: '城市' }, required: true }),
					words('country', { label: { en: 'Country', zh: '国家或地区' }, required: true }),
					words('role', { label: { en: 'What happens there', zh: '当地业务' }, required: true }),
					{
						type: 'row',
						fields: [
							{
								name: 'latitude',
								type: 'number',
								label: { en: 'Latitude', zh: '纬度' },
								required: true,
								min: -90,
								max: 90,
							},
							{
								name: 'longitude',
								type: 'number',
								label: { en: 'Longitude', zh: '经度' },
								required: true,
								min: -180,
								max: 180,
							},
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
