import { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import type { LegalText } from '@site/contract/pages';
import { emailLink, postalAddress } from './contact.ts';
import { prohibitedUses } from './prohibited-uses.ts';

/** The prohibited uses as a list, with the text between and after them. */
const listOf = (language: Language, between: string, after: string) =>
	prohibitedUses
		.map((use, index) => `<li>${use[language]}${index === prohibitedUses.length - 1 ? after : between}</li>`)
		.join('\n');

export const termsSections: LegalText['sections'] = [
	{
		title: { en: 'Modification of Terms', cn: '条款的修改' },
		body: {
			en: `<p>We may change these Terms at any time by publishing a new version on this page. The date at the top shows when they were last updated. A new version applies from the moment it is published, and does not apply to disputes that arose before that. If you use the Site after a change, you accept the new version. If you do not accept it, you must stop using the Site.</p>
<p>We may also change, suspend or end any part of the Site, including its content and features, without notice and without liability to you.</p>`,
			cn: `<p>我们可随时在本页面发布新版本以修改本条款。页面顶部的日期表明最近更新时间。新版本自发布之时起适用，不适用于此前已发生的争议。如您在变更之后使用本网站，即表示接受新版本；如不接受，您必须停止使用本网站。</p>
<p>我们也可以更改、暂停或终止本网站的任何部分，包括其内容和功能，无需通知，也不对您承担责任。</p>`,
		},
	},
	{
		title: { en: 'Use of the Website', cn: '网站的使用' },
		body: {
			en: `<p>The Site provides information about ${brand.company}, its products and its services. It is meant for information only. You may use it if you are at least 13 years old. If you are under 18, you may use it only with the involvement of a parent or guardian. If you use the Site on behalf of an organization, you confirm that you may bind that organization to these Terms.</p>
<p>You agree to give accurate information in the forms on the Site, and to use the Site only as these Terms and the law allow. Sending a form does not oblige us to supply a product, to offer you a contract or to hire you. Quotations and orders are governed by separate written terms.</p>
<p>We publish the Site from the United States. Not all products are available, registered or authorized in every country, and their names, uses and labeling may differ. If you open the Site from elsewhere, you are responsible for following your local laws.</p>`,
			cn: `<p>本网站提供有关 ${brand.company} 及其产品和服务的信息，仅供参考。您须年满 13 周岁方可使用；未满 18 周岁者，须在家长或监护人参与下使用。如您代表某一组织使用本网站，即确认您有权使该组织受本条款约束。</p>
<p>您同意在本网站的表单中提供准确的信息，并仅在本条款和法律允许的范围内使用本网站。提交表单并不使我们负有供应产品、向您提供合同或雇用您的义务。报价和订单适用另行订立的书面条款。</p>
<p>本网站由美国发布。并非所有产品都在每个国家供应、注册或获得授权，其名称、用途和标签可能有所不同。如您在其他地区访问本网站，应自行遵守当地法律。</p>`,
		},
	},
	{
		title: { en: 'Intellectual Property and License', cn: '知识产权与许可' },
		body: {
			en: `<p>The Site and everything on it, including texts, images, drawings, logos, product names, video, documents, software and the selection and arrangement of all these, belong to ${brand.company}, its affiliates or its licensors, and are protected by copyright, trademark and other laws. The name ${brand.name}, our logo and our product names are trademarks of ours. You may not use them without our written permission.</p>
<p>We grant you a limited, revocable, non-exclusive and non-transferable license to view the Site and to print or download single copies of its pages and documents for your personal or internal business use, provided that you leave all notices in place and change nothing. Material in the media kit may be used under the conditions stated there, for non-commercial purposes only. All other rights are reserved. The license ends automatically if you breach these Terms.</p>`,
			cn: `<p>本网站及其全部内容，包括文字、图片、图示、标识、产品名称、视频、文件、软件以及上述各项的选择和编排，均属于 ${brand.company}、其关联公司或许可方，受著作权、商标及其他法律保护。${brand.name} 名称、我们的标识和产品名称均为我们的商标，未经我们书面许可不得使用。</p>
<p>我们授予您有限的、可撤销的、非独占且不可转让的许可，允许您浏览本网站，并为个人或内部业务用途打印或下载其页面和文件的单份副本，但须保留所有声明且不作任何改动。媒体资料包中的材料可按其所载条件使用，仅限非商业目的。其他一切权利均予保留。如您违反本条款，该许可自动终止。</p>`,
		},
	},
	{
		title: { en: 'Professional and Medical Disclaimer', cn: '专业与医疗免责声明' },
		body: {
			en: `<p><strong>The content of the Site is informational only and is not medical advice.</strong> It is not a substitute for the judgment of a physician or another qualified professional, and it must not be used to diagnose or treat a disease. Always seek the advice of a qualified healthcare provider about a medical condition or a test result, and never disregard such advice or delay seeking it because of something you have read here. If you think that you may have a medical emergency, call your doctor or the emergency services at once.</p>
<p>Your use of the Site, and any communication with us through it, creates no relationship of physician and patient, and no other professional relationship, between you and ${brand.company}, its employees or its advisors. Articles by or about healthcare professionals express the views of the persons named.</p>
<p>Information for healthcare professionals, including coding and performance information, is provided for convenience. The professional who uses a test is responsible for reading its current instructions for use, for its proper use and interpretation, and for selecting the correct billing codes. If the Site and the instructions for use differ, the instructions for use prevail.</p>`,
			cn: `<p><strong>本网站的内容仅供参考，不构成医疗建议。</strong>它不能代替医生或其他具备资质的专业人员的判断，不得用于诊断或治疗疾病。有关疾病或检测结果，请务必咨询具备资质的医务人员，切勿因在此读到的内容而忽视或延误就医。如您认为可能出现紧急医疗情况，请立即联系医生或拨打急救电话。</p>
<p>您使用本网站以及通过本网站与我们进行的任何沟通，均不在您与 ${brand.company}、其员工或顾问之间建立医患关系或其他专业关系。由医务人员撰写或介绍医务人员的文章，仅代表具名者本人的观点。</p>
<p>面向医务人员的信息，包括代码和性能信息，仅为方便而提供。使用检测的专业人员应自行阅读现行使用说明书，正确使用和判读，并选择正确的计费代码。本网站与使用说明书不一致时，以使用说明书为准。</p>`,
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
<li>your name, postal address, phone number and email address;</li>
<li>a statement that you believe in good faith that the use is not authorized by the owner, its agent or the law; and</li>
<li>a statement, under penalty of perjury, that the information in your notice is accurate and that you are the owner or are authorized to act for the owner.</li>
</ol>
<p>We will remove or disable material where a notice is justified. A person who knowingly misrepresents that material is infringing may be liable for damages.</p>`,
			cn: `<p>我们尊重他人的权利。如您认为本网站上的材料侵犯了您的著作权，请将书面通知发送至 ${emailLink}，主题注明“版权通知”。依据美国《数字千年版权法》，通知须包含：</p>
<ol>
<li>您作为著作权人或获授权代表著作权人行事者的手写或电子签名；</li>
<li>对您主张被侵权的作品的说明；</li>
<li>对有关材料及其在本网站上地址的说明，以便我们查找；</li>
<li>您的姓名、邮寄地址、电话号码和电子邮箱；</li>
<li>一项声明，表明您善意地相信该使用未经著作权人、其代理人或法律授权；以及</li>
<li>一项声明，在承担伪证责任的前提下，表明通知内容准确，且您是著作权人或获授权代表著作权人行事。</li>
</ol>
<p>通知有理由的，我们会移除或停用有关材料。明知不构成侵权而作虚假陈述者，可能承担损害赔偿责任。</p>`,
		},
	},
	{
		title: { en: 'Prohibited Uses', cn: '禁止的使用行为' },
		body: {
			en: `<p>In addition to the other restrictions in these Terms, you may not use the Site or its content:</p>
<ol>
${listOf('en', ';', '.')}
</ol>
<p>We may block access to the Site for anyone who breaches this section, and may report unlawful conduct to the authorities.</p>`,
			cn: `<p>除本条款的其他限制外，您不得以下列方式使用本网站或其内容：</p>
<ol>
${listOf('cn', '；', '。')}
</ol>
<p>对于违反本条的任何人，我们可阻止其访问本网站，并可将违法行为报告主管机关。</p>`,
		},
	},
	{
		title: { en: 'Feedback and Comments', cn: '反馈与意见' },
		body: {
			en: `<p>We welcome your comments about the Site and our products. If you send us ideas, suggestions, proposals or other feedback, whether we asked for it or not, you grant us a perpetual, worldwide, royalty-free and transferable right to use, publish, adapt and build on it for any purpose, without payment and without a duty of confidence. Please do not send us inventions or business secrets unless we have first signed an agreement with you.</p>
<p>You are responsible for what you send. It must not infringe the rights of others, be unlawful or offensive, or contain malicious code. We may, but need not, review and remove submissions. Personal information in your feedback is treated as our Privacy Policy describes.</p>
<p>If you wish to report a problem with a product, please use the contact details on the product label or on our contact page, so that your report reaches the right team without delay.</p>`,
			cn: `<p>欢迎您对本网站和我们的产品提出意见。如您向我们发送想法、建议、提案或其他反馈，无论是否应我们要求，您即授予我们永久的、全球范围的、免许可费且可转让的权利，可为任何目的使用、发布、改编和在此基础上开发，无需付费，也不负保密义务。除非我们已事先与您签订协议，请勿向我们发送发明或商业秘密。</p>
<p>您对所发送的内容负责。其内容不得侵犯他人权利，不得违法或冒犯他人，也不得含有恶意代码。我们可以但没有义务审查和移除提交的内容。反馈中的个人信息按我们的隐私政策处理。</p>
<p>如需报告产品问题，请使用产品标签或联系页面上的联系方式，以便您的报告及时送达相应团队。</p>`,
		},
	},
	{
		title: { en: 'Third-Party Links', cn: '第三方链接' },
		body: {
			en: `<p>The Site links to websites that others operate, such as retailers, shops, event organizers, partners, sister companies and social networks. We provide these links for convenience. We have not examined everything on those websites, do not endorse them and are not responsible for their content, products, prices, accuracy or practices. Purchases and other dealings with third parties are between you and them. Please read their terms carefully, and address complaints about their offers to them.</p>`,
			cn: `<p>本网站链接至由他人运营的网站，例如零售商、商店、活动主办方、合作伙伴、姊妹公司和社交网络。我们提供这些链接仅为方便。我们未审查这些网站的全部内容，不为其背书，也不对其内容、产品、价格、准确性或做法负责。您与第三方之间的购买和其他往来由您与其自行负责。请仔细阅读其条款，有关其产品或服务的投诉请向其提出。</p>`,
		},
	},
	{
		title: { en: 'Privacy', cn: '隐私' },
		body: {
			en: `<p>Our <a href="/privacy-policy">Privacy Policy</a> explains how we collect, use and share personal information. It is part of these Terms. By using the Site you acknowledge that you have read it. You should be aware that information sent over the internet is never completely secure, and that you send it at your own risk.</p>`,
			cn: `<p>我们的<a href="/privacy-policy">隐私政策</a>说明我们如何收集、使用和共享个人信息，是本条款的一部分。使用本网站即表示您确认已阅读该政策。请注意，通过互联网发送的信息从来不是绝对安全的，发送的风险由您自行承担。</p>`,
		},
	},
	{
		title: { en: 'Disclaimers and Warranties', cn: '免责与保证' },
		body: {
			en: `<p><strong>The Site and its content are provided “as is” and “as available,” without warranties of any kind, express or implied.</strong> To the fullest extent that the law allows, we disclaim all warranties, including the implied warranties of merchantability, fitness for a particular purpose, title and non-infringement.</p>
<p>We take care with the Site, but we do not promise that it will be uninterrupted, timely, secure or free of errors, that defects will be corrected, or that its content is accurate, complete or current. Descriptions, pictures and specifications of products may contain mistakes and may change without notice. You use the Site and rely on its content at your own risk.</p>
<p>Nothing in this section limits a written warranty that we give for a product, or a warranty that cannot be excluded under the law that applies to you.</p>`,
			cn: `<p><strong>本网站及其内容按“现状”和“现有”提供，不附带任何明示或默示的保证。</strong>在法律允许的最大范围内，我们不作任何保证，包括对适销性、特定用途适用性、权属和不侵权的默示保证。</p>
<p>我们用心维护本网站，但不承诺其不中断、及时、安全或无误，不承诺缺陷会得到更正，也不承诺其内容准确、完整或最新。产品的说明、图片和规格可能有误，并可能不经通知而变更。您使用本网站并依赖其内容，风险由您自行承担。</p>
<p>本条不限制我们对产品作出的书面保证，也不限制依适用于您的法律不得排除的保证。</p>`,
		},
	},
	{
		title: { en: 'Limitation of Liability', cn: '责任限制' },
		body: {
			en: `<p>To the fullest extent that the law allows, ${brand.company}, its affiliates and their directors, officers, employees, agents, suppliers and licensors are not liable for any indirect, incidental, special, consequential, exemplary or punitive damages, or for lost profits, revenue, data, goodwill or replacement costs, that arise from or in connection with the Site, its content or these Terms, whether based on contract, tort (including negligence), strict liability or any other ground, and even if we were told that such damages were possible.</p>
<p><strong>Our total liability for all claims in connection with the Site or these Terms is limited to the lesser of (a) the amounts you paid to us for use of the Site in the six (6) months before the event that gave rise to the claim, or (b) fifty U.S. dollars ($50).</strong></p>
<p>Some states and countries do not allow certain limitations. There, our liability is limited to the greatest extent that the law permits. Nothing in these Terms limits liability that by law cannot be limited.</p>`,
			cn: `<p>在法律允许的最大范围内，对于因本网站、其内容或本条款引起或与之相关的任何间接、附带、特殊、后果性、惩戒性或惩罚性损害，以及利润、收入、数据、商誉的损失或替代费用，${brand.company}、其关联公司及其董事、高级管理人员、员工、代理人、供应商和许可方均不承担责任，无论其依据是合同、侵权（包括过失）、严格责任或其他任何理由，即使我们已被告知可能发生此类损害。</p>
<p><strong>对于与本网站或本条款相关的全部请求，我们的责任总额以下列两者中较低者为限：(a) 引起请求的事件发生之前六（6）个月内，您为使用本网站向我们支付的金额；或 (b) 五十美元（$50）。</strong></p>
<p>某些州和国家不允许特定的限制。在这些地区，我们的责任以法律允许的最大范围为限。本条款不限制依法不得限制的责任。</p>`,
		},
	},
	{
		title: { en: 'Indemnification', cn: '赔偿' },
		body: {
			en: `<p>You agree to indemnify, defend and hold harmless ${brand.company}, its affiliates and their directors, officers, employees, agents, contractors, suppliers and licensors from any claim or demand by a third party, including reasonable attorneys’ fees, that arises from your breach of these Terms, your misuse of the Site, what you submit through it, or your violation of a law or of the rights of another person. We may take over the defense of such a claim at our own expense, and in that case you will cooperate with us. You may not settle a claim in a way that binds us without our written consent.</p>`,
			cn: `<p>如因您违反本条款、不当使用本网站、您通过本网站提交的内容，或您违反法律或侵犯他人权利，导致第三方提出任何请求或要求（包括合理的律师费），您同意对 ${brand.company}、其关联公司及其董事、高级管理人员、员工、代理人、承包商、供应商和许可方予以赔偿、为其抗辩并使其免受损害。我们可自费接管对此类请求的抗辩，届时您应予以配合。未经我们书面同意，您不得以对我们有约束力的方式就请求达成和解。</p>`,
		},
	},
	{
		title: { en: 'Choice of Law', cn: '适用法律' },
		body: {
			en: `<p>These Terms, your use of the Site and any dispute about them are governed by the laws of the State of Georgia, U.S.A., without regard to its rules on conflicts of law. The United Nations Convention on Contracts for the International Sale of Goods does not apply.</p>`,
			cn: `<p>本条款、您对本网站的使用以及与之相关的任何争议，均受美国佐治亚州法律管辖，不适用其冲突法规则。《联合国国际货物销售合同公约》不适用。</p>`,
		},
	},
	{
		title: { en: 'Dispute Resolution and Arbitration', cn: '争议解决与仲裁' },
		body: {
			en: `<p><strong>Negotiation first.</strong> If a dispute arises between you and us in connection with the Site or these Terms, each of us will first try to settle it informally. The party with the complaint sends the other a written notice that describes the dispute and the solution sought. We will then negotiate in good faith for at least thirty (30) days from the receipt of the notice before either of us begins arbitration.</p>
<p><strong>Binding arbitration.</strong> A dispute that is not settled in this way is finally decided by binding arbitration before a sole arbitrator, under the commercial rules of an established arbitration institution that both parties accept. The arbitration takes place in Atlanta, Georgia, or by video conference if both parties agree, and is held in English. The arbitrator applies the law named in Section 13, gives reasons in writing and may award any relief that a court could award to an individual. Judgment on the award may be entered in any court that has jurisdiction.</p>
<p><strong>No class actions.</strong> Disputes are arbitrated only on an individual basis. To the extent that the law allows, you and we waive the right to a trial by jury and the right to take part in a class or representative action.</p>
<p><strong>Exceptions.</strong> Either party may bring an individual claim in a small claims court, and may ask a court in the State of Georgia for an injunction to protect intellectual property or confidential information. A claim must be brought within one year after it arose, unless the law provides for a longer period that cannot be shortened.</p>`,
			cn: `<p><strong>先行协商。</strong>如您与我们之间发生与本网站或本条款有关的争议，双方应首先尝试以非正式方式解决。提出异议的一方应向另一方发送书面通知，说明争议内容和所寻求的解决方案。在收到通知后，双方应善意协商至少三十（30）天，此后任何一方方可提起仲裁。</p>
<p><strong>有约束力的仲裁。</strong>未能以上述方式解决的争议，由一名独任仲裁员依据双方认可的知名仲裁机构的商事规则，以有约束力的仲裁作出终局裁决。仲裁在佐治亚州亚特兰大进行，经双方同意也可通过视频会议进行，仲裁语言为英语。仲裁员适用第 13 条所指明的法律，书面说明理由，并可裁定法院能够给予个人的任何救济。任何有管辖权的法院均可依裁决作出判决。</p>
<p><strong>不得集体诉讼。</strong>争议仅以个人为单位进行仲裁。在法律允许的范围内，您和我们均放弃由陪审团审理的权利，以及参加集体诉讼或代表诉讼的权利。</p>
<p><strong>例外。</strong>任何一方均可向小额索赔法院提出个人请求，并可请求佐治亚州法院发布禁令，以保护知识产权或机密信息。请求须在其产生之后一年内提出，法律规定了不可缩短的更长期限的除外。</p>`,
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
			cn: `<p><strong>可分割性。</strong>如本条款的某项规定被认定为违法、无效或不可执行，则在法律允许的范围内予以执行，其余规定继续有效。</p>
<p><strong>弃权。</strong>我们未行使或未执行本条款项下的某项权利，并不构成弃权。弃权仅在书面作出时有效，且仅适用于作出弃权的特定情形。</p>
<p><strong>不可抗力。</strong>对于因超出我们合理控制的事件造成的延误或未能履行，我们不承担责任，例如自然灾害、疫情、战争、恐怖主义、罢工、政府行为、供应短缺、停电，或网络或服务提供商的故障。</p>
<p><strong>完整协议。</strong>本条款与隐私政策共同构成您与我们之间关于本网站的完整协议，并取代此前的版本，但不改变我们与您签订的任何产品或服务合同的条款。</p>
<p><strong>转让与终止。</strong>未经我们书面同意，您不得转让本条款项下的权利，而我们可以转让我们的权利。我们可随时终止您对本网站的访问，此后第 3、4、7 条及第 10 至 15 条继续适用。标题仅为方便阅读；本条款的英文版本优先于译文。</p>`,
		},
	},
	{
		title: { en: 'Questions or Complaints', cn: '问题与投诉' },
		body: {
			en: `<p>If you have a question or a complaint about the Site or these Terms, please write to ${emailLink} or to:</p>
<p>${postalAddress.en}</p>
<p>We read every message and aim to answer within a few business days. Tell us the address of the page concerned and how we can reach you. Users in California may also address complaints to the Complaint Assistance Unit of the Division of Consumer Services of the California Department of Consumer Affairs.</p>`,
			cn: `<p>如对本网站或本条款有疑问或投诉，请致信 ${emailLink}，或邮寄至：</p>
<p>${postalAddress.cn}</p>
<p>我们会阅读每一条信息，并争取在几个工作日内答复。请告知所涉页面的地址以及如何与您联系。加利福尼亚州的用户还可向加利福尼亚州消费者事务部消费者服务司投诉协助科提出投诉。</p>`,
		},
	},
];
