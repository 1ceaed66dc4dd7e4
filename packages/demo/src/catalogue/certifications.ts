import type { Certification } from '@site/contract/catalogue';
import type { RegistrationRule } from '@site/contract/registrations';
import { type DrawingName, drawing } from '../pictures.ts';

/** What gives each; an ISO certificate is of the company, and products carry it by themselves. */
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

export const certificationIds = {
	fda510k: 11,
	eua: 12,
	clia: 13,
	otc: 14,
	ivdr: 21,
	ivdd: 22,
	nmpa2: 31,
	nmpa3: 32,
	iso13485: 41,
	iso9001: 42,
} as const;
export type CompanyCertification = 'iso13485' | 'iso9001';

export const certifications: Certification[] = [
	certification(1, 'FDA', 'mark-fda', null),
	certification(certificationIds.fda510k, 'FDA 510(k) Cleared', 'mark-fda', 1, 'FDA 510(k) 许可'),
	certification(certificationIds.eua, 'FDA Emergency Use Authorization', 'mark-eua', 1, 'FDA 紧急使用授权'),
	certification(certificationIds.clia, 'CLIA Waived', 'mark-clia', 1, 'CLIA 豁免'),
	certification(certificationIds.otc, 'OTC', 'mark-otc', 1, '非处方（OTC）'),
	certification(2, 'CE Mark', 'mark-ce', null, 'CE 标志'),
	certification(certificationIds.ivdr, 'CE-IVDR', 'mark-ce', 2),
	certification(certificationIds.ivdd, 'CE-IVDD', 'mark-ce', 2),
	certification(3, 'NMPA', 'mark-nmpa', null, '国家药监局（NMPA）'),
	certification(certificationIds.nmpa2, 'NMPA Class II', 'mark-nmpa', 3, 'NMPA 二类'),
	certification(certificationIds.nmpa3, 'NMPA Class III', 'mark-nmpa', 3, 'NMPA 三类'),
	certification(4, 'ISO', 'mark-iso', null),
	certification(certificationIds.iso13485, 'ISO 13485:2016', 'mark-iso', 4),
	certification(certificationIds.iso9001, 'ISO 9001:2015', 'mark-iso', 4),
];
