import type { ContentRule, Declaration } from './rule.ts';

const always = ['place', 'signatory', 'srn', 'basicUdiDi', 'representative'] as const satisfies (keyof Declaration)[];

const missingIn = (declaration: Declaration): string[] => [
	...always.filter((part) => declaration[part] === ''),
	...(declaration.deviceClass === 'A'
		? []
		: (['notifiedBody', 'procedure'] as const).filter((part) => declaration[part] === '')),
];

export const declarationRules: ContentRule[] = [
	{
		name: 'declarations-are-whole',
		sentence: {
			en: 'A declaration of conformity names the authorised representative, SRN, Basic UDI-DI, place and signatory, and from class B on the notified body and the annex by which it assessed the device.',
			cn: '符合性声明须载明欧盟授权代表、SRN、Basic UDI-DI、签署地点与签署人；B 类及以上还须载明公告机构及其评定所依据的附录。',
		},
		find: ({ papers }) =>
			papers.flatMap(({ name, declaration }) => {
				const missing = declaration ? missingIn(declaration) : [];
				return missing.length > 0 ? [`${name} lacks ${missing.join(', ')}`] : [];
			}),
	},
	{
		name: 'class-a-needs-no-notified-body',
		sentence: {
			en: 'A declaration of a class A device names no notified body, and its class is that of the registration.',
			cn: 'A 类器械的符合性声明不载公告机构，且类别与注册一致。',
		},
		find: ({ snapshot, papers }) =>
			papers.flatMap(({ name, declaration, registration }) => {
				if (!declaration) return [];
				const row = snapshot.registrations.find(({ id }) => id === registration?.id);
				if (row?.deviceClass !== declaration.deviceClass) return [`${name} says class ${declaration.deviceClass}`];
				return row.deviceClass === 'A' && declaration.notifiedBody
					? [`${name} is of class A and names a notified body`]
					: [];
			}),
	},
	{
		name: 'declared-after-certified',
		sentence: {
			en: 'The quality management has been certified since before the first declaration of conformity.',
			cn: '质量管理体系的首次认证日期不晚于首份符合性声明。',
		},
		find: ({ papers }) => {
			const declared = papers
				.filter(({ declaration }) => declaration)
				.map(({ on }) => on)
				.toSorted()[0];
			return papers.flatMap(({ name, certifiedSince }) =>
				declared && certifiedSince && certifiedSince > declared
					? [`${name} is first of ${certifiedSince}, a declaration of ${declared}`]
					: [],
			);
		},
	},
	{
		name: 'declared-where-registered',
		sentence: {
			en: 'Each product registered under the IVDR has a declaration of conformity among its papers.',
			cn: '按 IVDR 注册的每个产品均须有符合性声明。',
		},
		find: ({ snapshot }) =>
			snapshot.registrations.flatMap(({ productId, route }) =>
				route !== 'ce-ivdr' ||
				snapshot.productDocuments.some(
					({ kind, productIds }) => kind === 'declaration' && productIds.includes(productId),
				)
					? []
					: [`Product ${productId} is registered under the IVDR and has no declaration`],
			),
	},
];
