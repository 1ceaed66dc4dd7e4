import type { Text } from '@site/contract/language';
import type { PaperForm } from './forms.ts';

/** The name of each paper in lists; the papers themselves have their own words. */
export const formNames: Record<PaperForm, Required<Text>> = {
	'instructions-for-use': { en: 'Instructions for Use', cn: '使用说明书' },
	'quick-reference-card': { en: 'Quick Reference Card', cn: '快速操作卡' },
	'wall-chart': { en: 'Procedure Wall Chart', cn: '操作挂图' },
	'user-manual': { en: 'User Manual', cn: '用户手册' },
	'cleaning-guide': { en: 'Cleaning and Disinfection Guide', cn: '清洁与消毒指南' },
	'product-brochure': { en: 'Product Brochure', cn: '产品手册' },
	'product-sheet': { en: 'Product Sheet', cn: '产品单页' },
	'declaration-of-conformity': { en: 'EU Declaration of Conformity', cn: '欧盟符合性声明' },
	'authorization-letter': { en: 'Authorization Letter', cn: '授权函' },
	'provider-fact-sheet': { en: 'Fact Sheet for Healthcare Providers', cn: '医务人员情况说明' },
	'patient-fact-sheet': { en: 'Fact Sheet for Patients', cn: '受检者情况说明' },
	'safety-data-sheet-extraction-buffer': {
		en: 'Safety Data Sheet, Extraction buffer',
		cn: '安全技术说明书，提取缓冲液',
	},
	'safety-data-sheet-extraction-reagents': {
		en: 'Safety Data Sheet, Extraction reagents',
		cn: '安全技术说明书，提取试剂',
	},
	'safety-data-sheet-sample-diluent': { en: 'Safety Data Sheet, Sample diluent', cn: '安全技术说明书，样本稀释液' },
	'safety-data-sheet-test-device': { en: 'Safety Data Sheet, Test device', cn: '安全技术说明书，检测装置' },
	'safety-data-sheet-control-material': { en: 'Safety Data Sheet, Control material', cn: '安全技术说明书，质控品' },
};
