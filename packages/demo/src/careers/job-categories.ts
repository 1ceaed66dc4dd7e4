import type { JobCategory } from '@site/contract/careers';

export const research: JobCategory = { id: 1, name: { en: 'Research & Development', cn: '研发' } };
export const quality: JobCategory = { id: 2, name: { en: 'Quality & Regulatory Affairs', cn: '质量与法规事务' } };
export const manufacturing: JobCategory = { id: 3, name: { en: 'Manufacturing & Engineering', cn: '生产与工程' } };
export const supplyChain: JobCategory = { id: 4, name: { en: 'Supply Chain & Logistics', cn: '供应链与物流' } };
export const sales: JobCategory = { id: 5, name: { en: 'Sales & Customer Support', cn: '销售与客户支持' } };
export const corporate: JobCategory = { id: 6, name: { en: 'Marketing & Corporate', cn: '市场与职能部门' } };

export const jobCategories: JobCategory[] = [research, quality, manufacturing, supplyChain, sales, corporate];
