import type { Language } from '@site/contract/language';

/** The words of the application. Other pages do without them, and so need not carry them. */
const en = {
	applyingFor: 'You are applying for:',
	form: 'Application',
	state: 'State',
	postalCode: 'Postal code',
	city: 'City',
	workAuthorization: 'Can you provide proof of U.S. work authorization?',
	startDate: 'Desired start date',
	resume: 'Resume',
	resumeHint: 'One PDF, DOC, DOCX, ODT, RTF or TXT file, 10 MB at most',
	chooseFile: 'Choose a file',
	uploading: 'Uploading…',
	uploaded: 'Uploaded',
	delete: 'Delete',
	deleteFile: (name: string) => `Delete ${name}`,
	fileTooLarge: 'The file is too large: at most 10 MB, please.',
	uploadFailed: 'The file could not be uploaded. Please choose it again.',
	coverLetter: 'Cover letter',
	references: 'Can you provide three references?',
	source: 'Where did you hear about this position?',
	acceptance: 'What I have written is true, and may be used to consider my application.',
	yes: 'Yes',
	no: 'No',
	apply: 'Apply',
	thankYou: 'Thank You',
	// The spelling is the specification's (D24).
	sent: 'Your application was sent succesfully. Someone from our team will get in touch.',
};

const cn: typeof en = {
	applyingFor: '您申请的职位：',
	form: '职位申请',
	state: '州/省',
	postalCode: '邮政编码',
	city: '城市',
	workAuthorization: '您能否提供在美国工作的许可证明？',
	startDate: '期望入职日期',
	resume: '简历',
	resumeHint: '一份 PDF、DOC、DOCX、ODT、RTF 或 TXT 文件，最大 10 MB',
	chooseFile: '选择文件',
	uploading: '正在上传…',
	uploaded: '已上传',
	delete: '删除',
	deleteFile: (name) => `删除 ${name}`,
	fileTooLarge: '文件过大：最大 10 MB。',
	uploadFailed: '文件上传失败，请重新选择。',
	coverLetter: '求职信',
	references: '您能否提供三位推荐人？',
	source: '您从何处得知此职位？',
	acceptance: '以上所填内容属实，并可用于评估我的申请。',
	yes: '是',
	no: '否',
	apply: '提交申请',
	thankYou: '谢谢',
	sent: '您的申请已成功提交，我们的团队会与您联系。',
};

export const applicationWords: Record<Language, typeof en> = { en, cn };
export type ApplicationWords = typeof en;
