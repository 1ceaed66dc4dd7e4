import { brand } from '@site/contract/brand';
import type { LegalText } from '@site/contract/pages';
import { emailLink, postalAddress } from './contact.ts';
import { prohibitedUses } from './prohibited-uses.ts';

export const termsSections: LegalText['sections'] = [
	{
		title: { en: 'Modification of Terms', cn: '条款的修改' },
		body: {
			en: `<p>We may change these Terms at any time by publishing a new version on this page. The date at the top shows when they were last updated. A new version applies from the moment it is published, and does not apply to disputes that arose before that. If you use the Site after a change, you accept the new version. If you do not accept it, you must stop using the Site.</p>
<p>We may also change, suspend or end any part of the Site, including its content and features, without notice and without liability to you.</p>`,
		},
	},
	{
		title: { en: 'Use of the Website', cn: '网站的使用' },
		body: {
			en: `<p>The Site provides information about ${brand.company}, its products and its services. It is meant for information only. You may use it if you are at least 13 years old. If you are under 18, you may use it only with the involvement of a parent or guardian. If you use the Site on behalf of an organization, you confirm that you may bind that organization to these Terms.</p>
<p>You agree to give accurate information in the forms on the Site, and to use the Site only as these Terms and the law allow. Sending a form does not oblige us to supply a product, to offer you a contract or to hire you. Quotations and orders are governed by separate written terms.</p>
<p>We publish the Site from the United States. Not all products are available, registered or authorized in every country, and their names, uses and labeling may differ. If you open the Site from elsewhere, you are responsible for following your local laws.</p>`,
		},
	},
	{
		title: { en: 'Intellectual Property and License', cn: '知识产权与许可' },
		body: {
			en: `<p>The Site and everything on it, including texts, images, drawings, logos, product names, video, documents, software and the selection and arrangement of all these, belong to ${brand.company}, its affiliates or its licensors, and are protected by copyright, trademark and other laws. The name ${brand.name}, our logo and our product names are trademarks of ours. You may not use them without our written permission.</p>
<p>We grant you a limited, revocable, non-exclusive and non-transferable license to view the Site and to print or download single copies of its pages and documents for your personal or internal business use, provided that you leave all notices in place and change nothing. Material in the media kit may be used under the conditions stated there, for non-commercial purposes only. All other rights are reserved. The license ends automatically if you breach these Terms.</p>`,
		},
	},
	{
		title: { en: 'Professional and Medical Disclaimer', cn: '专业与医疗免责声明' },
		body: {
			en: `<p><strong>The content of the Site is informational only and is not medical advice.</strong> It is not a substitute for the judgment of a physician or another qualified professional, and it must not be used to diagnose or treat a disease. Always seek the advice of a qualified healthcare provider about a medical condition or a test result, and never disregard such advice or delay seeking it because of something you have read here. If you think that you may have a medical emergency, call your doctor or the emergency services at once.</p>
<p>Your use of the Site, and any communication with us through it, creates no relationship of physician and patient, and no other professional relationship, between you and ${brand.company}, its employees or its advisors. Articles by or about healthcare professionals express the views of the persons named.</p>
<p>Information for healthcare professionals, including coding and performance information, is provided for convenience. The professional who uses a test is responsible for reading its current instructions for use, for its proper use and interpretation, and for selecting the correct billing codes. If the Site and the instructions for use differ, the instructions for use prevail.</p>`,
		},
	},
	{
		title: { en: 'Copyright Infringement Notice', cn: '版权侵权通知' },
		body: {
			en: `<p>We respect the rights of others. If you believe that material on the Site infringes your copyright, send a written notice to ${emailLink} with the subject “Copyright notice.” In accordance with the Digital Millennium Copyright Act, it must contain:</p>
<ol>
<li>your physical or electronic signature, as the owner of the copyright or a person authorized to act for the owner;</li>
<li>a description of the copyrighted work that you say has been infringed;</li>
<li>a description of the material, and its address on the Site, so that we can find it;</li>
<li>your name, postal address, phone number and e-mail address;</li>
<li>a statement that you believe in good faith that the use is not authorized by the owner, its agent or the law; and</li>
<li>a statement, under penalty of perjury, that the information in your notice is accurate and that you are the owner or are authorized to act for the owner.</li>
</ol>
<p>We will remove or disable material where a notice is justified. A person who knowingly misrepresents that material is infringing may be liable for damages.</p>`,
		},
	},
	{
		title: { en: 'Prohibited Uses', cn: '禁止的使用行为' },
		body: {
			en: `<p>In addition to the other restrictions in these Terms, you may not use the Site or its content:</p>
<ol>
${prohibitedUses.map((use, index) => `<li>${use}${index === prohibitedUses.length - 1 ? '.' : ';'}</li>`).join('\n')}
</ol>
<p>We may block access to the Site for anyone who breaches this section, and may report unlawful conduct to the authorities.</p>`,
		},
	},
	{
		title: { en: 'Feedback and Comments', cn: '反馈与意见' },
		body: {
			en: `<p>We welcome your comments about the Site and our products. If you send us ideas, suggestions, proposals or other feedback, whether we asked for it or not, you grant us a perpetual, worldwide, royalty-free and transferable right to use, publish, adapt and build on it for any purpose, without payment and without a duty of confidence. Please do not send us inventions or business secrets unless we have first signed an agreement with you.</p>
<p>You are responsible for what you send. It must not infringe the rights of others, be unlawful or offensive, or contain malicious code. We may, but need not, review and remove submissions. Personal information in your feedback is treated as our Privacy Policy describes.</p>
<p>If you wish to report a problem with a product, please use the contact details on the product label or on our contact page, so that your report reaches the right team without delay.</p>`,
		},
	},
	{
		title: { en: 'Third-Party Links', cn: '第三方链接' },
		body: {
			en: `<p>The Site links to websites that others operate, such as retailers, shops, lead forms, event organizers, partners, sister companies and social networks. We provide these links for convenience. We have not examined everything on those websites, do not endorse them and are not responsible for their content, products, prices, accuracy or practices. Purchases and other dealings with third parties are between you and them. Please read their terms carefully, and address complaints about their offers to them.</p>`,
		},
	},
	{
		title: { en: 'Privacy', cn: '隐私' },
		body: {
			en: `<p>Our <a href="/privacy-policy">Privacy Policy</a> explains how we collect, use and share personal information. It is part of these Terms. By using the Site you acknowledge that you have read it. You should be aware that information sent over the internet is never completely secure, and that you send it at your own risk.</p>`,
		},
	},
	{
		title: { en: 'Disclaimers and Warranties', cn: '免责与保证' },
		body: {
			en: `<p><strong>The Site and its content are provided “as is” and “as available,” without warranties of any kind, express or implied.</strong> To the fullest extent that the law allows, we disclaim all warranties, including the implied warranties of merchantability, fitness for a particular purpose, title and non-infringement.</p>
<p>We take care with the Site, but we do not promise that it will be uninterrupted, timely, secure or free of errors, that defects will be corrected, or that its content is accurate, complete or current. Descriptions, pictures and specifications of products may contain mistakes and may change without notice. You use the Site and rely on its content at your own risk.</p>
<p>Nothing in this section limits a written warranty that we give for a product, or a warranty that cannot be excluded under the law that applies to you.</p>`,
		},
	},
	{
		title: { en: 'Limitation of Liability', cn: '责任限制' },
		body: {
			en: `<p>To the fullest extent that the law allows, ${brand.company}, its affiliates and their directors, officers, employees, agents, suppliers and licensors are not liable for any indirect, incidental, special, consequential, exemplary or punitive damages, or for lost profits, revenue, data, goodwill or replacement costs, that arise from or in connection with the Site, its content or these Terms, whether based on contract, tort (including negligence), strict liability or any other ground, and even if we were told that such damages were possible.</p>
<p><strong>Our total liability for all claims in connection with the Site or these Terms is limited to the lesser of (a) the amounts you paid to us for use of the Site in the six (6) months before the event that gave rise to the claim, or (b) fifty U.S. dollars ($50).</strong></p>
<p>Some states and countries do not allow certain limitations. There, our liability is limited to the greatest extent that the law permits. Nothing in these Terms limits liability that by law cannot be limited.</p>`,
		},
	},
	{
		title: { en: 'Indemnification', cn: '赔偿' },
		body: {
			en: `<p>You agree to indemnify, defend and hold harmless ${brand.company}, its affiliates and their directors, officers, employees, agents, contractors, suppliers and licensors from any claim or demand by a third party, including reasonable attorneys’ fees, that arises from your breach of these Terms, your misuse of the Site, what you submit through it, or your violation of a law or of the rights of another person. We may take over the defense of such a claim at our own expense, and in that case you will cooperate with us. You may not settle a claim in a way that binds us without our written consent.</p>`,
		},
	},
	{
		title: { en: 'Choice of Law', cn: '适用法律' },
		body: {
			en: `<p>These Terms, your use of the Site and any dispute about them are governed by the laws of the State of Georgia, U.S.A., without regard to its rules on conflicts of law. The United Nations Convention on Contracts for the International Sale of Goods does not apply.</p>`,
		},
	},
	{
		title: { en: 'Dispute Resolution and Arbitration', cn: '争议解决与仲裁' },
		body: {
			en: `<p><strong>Negotiation first.</strong> If a dispute arises between you and us in connection with the Site or these Terms, each of us will first try to settle it informally. The party with the complaint sends the other a written notice that describes the dispute and the solution sought. We will then negotiate in good faith for at least thirty (30) days from the receipt of the notice before either of us begins arbitration.</p>
<p><strong>Binding arbitration.</strong> A dispute that is not settled in this way is finally decided by binding arbitration before a sole arbitrator, under the commercial rules of an established arbitration institution that both parties accept. The arbitration takes place in Atlanta, Georgia, or by video conference if both parties agree, and is held in English. The arbitrator applies the law named in Section 13, gives reasons in writing and may award any relief that a court could award to an individual. Judgment on the award may be entered in any court that has jurisdiction.</p>
<p><strong>No class actions.</strong> Disputes are arbitrated only on an individual basis. To the extent that the law allows, you and we waive the right to a trial by jury and the right to take part in a class or representative action.</p>
<p><strong>Exceptions.</strong> Either party may bring an individual claim in a small claims court, and may ask a court in the State of Georgia for an injunction to protect intellectual property or confidential information. A claim must be brought within one year after it arose, unless the law provides for a longer period that cannot be shortened.</p>`,
		},
	},
	{
		title: { en: 'General Provisions', cn: '一般条款' },
		body: {
			en: `<p><strong>Severability.</strong> If a provision of these Terms is found to be unlawful, void or unenforceable, it is enforced as far as the law permits, and the remaining provisions stay in force.</p>
<p><strong>Waiver.</strong> If we do not exercise or enforce a right under these Terms, we do not waive it. A waiver is valid only in writing, and only for the case for which it was given.</p>
<p><strong>Force majeure.</strong> We are not liable for a delay or failure caused by events beyond our reasonable control, such as natural disasters, epidemics, war, terrorism, strikes, acts of government, shortages of supplies, power failures, or failures of networks or service providers.</p>
<p><strong>Entire agreement.</strong> These Terms, together with the Privacy Policy, are the whole agreement between you and us about the Site, and replace earlier versions. They do not change the terms of any contract for products or services that we have signed with you.</p>
<p><strong>Assignment and termination.</strong> You may not transfer your rights under these Terms without our written consent, whereas we may transfer ours. We may end your access to the Site at any time. Sections 3, 4, 7 and 10 to 15 continue to apply after that. Headings are for convenience only, and the English version of these Terms prevails over translations.</p>`,
		},
	},
	{
		title: { en: 'Questions or Complaints', cn: '问题与投诉' },
		body: {
			en: `<p>If you have a question or a complaint about the Site or these Terms, please write to ${emailLink} or to:</p>
<p>${postalAddress}</p>
<p>We read every message and aim to answer within a few business days. Tell us the address of the page concerned and how we can reach you. Users in California may also address complaints to the Complaint Assistance Unit of the Division of Consumer Services of the California Department of Consumer Affairs.</p>`,
		},
	},
];
