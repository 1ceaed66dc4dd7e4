import type { Certification } from '@site/contract/catalogue';
import type { RegistrationRule } from '@site/contract/registrations';
import { type DrawingName, drawing } from '../pictures.ts';

/** The rule that gives each certification. ISO certificates have none: they are the company's. */
const rules = new Map<number, RegistrationRule>([
	[11, { route: '510k' }],
	[12, { route: 'eua' }],
	[13, { clia: 'waived' }],
	[14, { country: 'US', setting: 'self-test' }],
	[21, { route: 'ce-ivdr' }],
	[22, { route: 'ce-ivdd' }],
	[31, { route: 'nmpa', deviceClass: 'II' }],
	[32, { route: 'nmpa', deviceClass: 'III' }],
]);

const certification = (id: number, en: string, mark: DrawingName, parentId: number | null, cn = en): Certification => ({
	id,
	name: { en, cn },
	parentId,
	mark: drawing(mark, { en: `${en} (sample mark)`, cn: `${cn}（示例标志）` }),
	given: rules.get(id),
});

export const certifications: Certification[] = [
	certification(1, 'FDA', 'mark-fda', null),
	certification(11, 'FDA 510(k) Cleared', 'mark-fda', 1, 'FDA 510(k) 许可'),
	certification(12, 'FDA Emergency Use Authorization', 'mark-eua', 1, 'FDA 紧急使用授权'),
	certification(13, 'CLIA Waived', 'mark-clia', 1, 'CLIA 豁免'),
	certification(14, 'OTC', 'mark-otc', 1, '非处方（OTC）'),
	certification(2, 'CE Mark', 'mark-ce', null, 'CE 标志'),
	certification(21, 'CE-IVDR', 'mark-ce', 2),
	certification(22, 'CE-IVDD', 'mark-ce', 2),
	certification(3, 'NMPA', 'mark-nmpa', null, '国家药监局（NMPA）'),
	certification(31, 'NMPA Class II', 'mark-nmpa', 3, 'NMPA 二类'),
	certification(32, 'NMPA Class III', 'mark-nmpa', 3, 'NMPA 三类'),
];
