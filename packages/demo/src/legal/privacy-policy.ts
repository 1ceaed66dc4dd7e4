import { brand } from '@site/contract/brand';
import type { LegalText } from '@site/contract/pages';
import { california } from './california.ts';
import { emailLink, postalAddress } from './contact.ts';
import { informationCollected } from './information-collected.ts';

export const privacyPolicy: LegalText = {
	key: 'privacy-policy',
	updatedOn: '2026-09-01',
	intro: {
		en: `<p>${brand.company} (“${brand.name},” “we,” “us” or “our”) respects your privacy. This policy explains which personal information we collect when you use this website (the “Site”) or get in touch with us, what we do with it, with whom we share it and which choices you have.</p>`,
		cn: `<p>${brand.company}（以下简称“${brand.name}”或“我们”）尊重您的隐私。本政策说明您使用本网站或与我们联系时，我们收集哪些个人信息、如何使用、与谁共享，以及您有哪些选择。政策正文以英文为准。</p>`,
	},
	sections: [
		{
			title: { en: 'Changes to This Policy', cn: '政策的变更' },
			body: {
				en: `<p>We may revise this policy as our services, our technology or the law change. The date at the top of the page shows when it was last updated. If a change materially affects how we use information that we already hold, we will announce it clearly on the Site, or by e-mail where we have your address, before it takes effect. Please come back to this page from time to time.</p>`,
			},
		},
		{
			title: { en: 'What This Policy Covers', cn: '适用范围' },
			body: {
				en: `<p>This policy covers personal information that we collect through the Site, through e-mails and other messages between you and us, at trade fairs and other events, and through advertisements of ours that link to this policy. “Personal information” means information that identifies you or could reasonably be linked to you or your household.</p>
<p>It does not cover information that our employees give us in the course of their employment, information that healthcare providers or laboratories hold about their patients, or websites, shops and forms that other companies operate, even if the Site links to them.</p>`,
			},
		},
		{
			title: { en: 'Information We Collect', cn: '我们收集的信息' },
			body: { en: informationCollected },
		},
		{
			title: { en: 'How We Use Information', cn: '信息的使用' },
			body: {
				en: `<p>We use personal information to:</p>
<ul>
<li>answer your questions and provide the products, quotes, samples, documents and meetings you ask for;</li>
<li>send you the newsletter and other messages that you have agreed to receive;</li>
<li>consider you for a position, check references with your permission and stay in touch about your application;</li>
<li>operate, maintain and improve the Site, and adapt it to your language and device;</li>
<li>understand which products and topics interest our visitors;</li>
<li>carry out surveys, events and promotions;</li>
<li>protect the Site, our company and other people against fraud, abuse and security incidents;</li>
<li>meet our legal and regulatory duties, including those of a manufacturer of medical devices, such as the handling of complaints; and</li>
<li>establish, exercise or defend legal claims.</li>
</ul>
<p>We do not use what you send us to make automated decisions that have legal effects for you. If we want to use your information for a purpose that is not compatible with those listed here, we will ask you first.</p>`,
			},
		},
		{
			title: { en: 'How We Share Information', cn: '信息的共享' },
			body: {
				en: `<p>We do not sell or rent your personal information. We share it only in these cases:</p>
<ul>
<li><strong>Service providers.</strong> Companies that work for us, for example in hosting, e-mail delivery, customer relationship management, recruiting, logistics and support, receive what they need for their task. They may use it for that task only and must protect it.</li>
<li><strong>Affiliates.</strong> Companies in our group may receive your inquiry if they are best placed to answer it. They follow this policy.</li>
<li><strong>Analytics partners.</strong> With your agreement, analytics and advertising partners receive technical information about your use of the Site through cookies and similar tools.</li>
<li><strong>Merger or sale.</strong> If all or part of our business is merged, sold, financed or reorganized, personal information may be transferred as part of it. The recipient will be bound by this policy or will tell you about its own.</li>
<li><strong>Legal reasons.</strong> We disclose information where a law, a regulation, a court order or a lawful request by an authority requires it, or where we believe in good faith that disclosure is needed to protect the rights, property or safety of anyone.</li>
<li><strong>Consent.</strong> We share information in other ways if you ask us to or agree to it.</li>
<li><strong>Aggregate information.</strong> We may publish or share statistics that do not identify anyone, such as the number of visitors to a page.</li>
</ul>`,
			},
		},
		{
			title: { en: 'Retention and Deletion', cn: '保存与删除' },
			body: {
				en: `<p>We keep personal information for as long as we need it for the purpose for which it was collected: messages until your request has been settled and for a reasonable time after that, newsletter data until you unsubscribe, and application documents until the position has been filled and for as long as employment law requires.</p>
<p>If you ask us to delete your personal information we will do so, unless we must or may keep it to comply with a legal obligation, to resolve a dispute or enforce our agreements, or for tax or audit purposes. In that case we keep only what is needed, for only as long as it is needed. Copies in backups are overwritten in the ordinary course of our backup schedule.</p>`,
			},
		},
		{
			title: { en: 'Your Data Rights', cn: '您的数据权利' },
			body: {
				en: `<p>Depending on where you live, you may have the right to:</p>
<ul>
<li>know whether we hold personal information about you, and receive a copy of it;</li>
<li>have inaccurate or incomplete information corrected;</li>
<li>have your information deleted;</li>
<li>restrict or object to certain uses of it;</li>
<li>receive it in a commonly used format or have it passed on to somebody else;</li>
<li>withdraw a consent at any time, without affecting what was done before; and</li>
<li>complain to the data protection authority where you live.</li>
</ul>
<p>To use any of these rights, write to ${emailLink}. We may need to verify who you are. We process personal information on the basis of your consent, to take steps at your request or perform a contract, to meet legal obligations, or for our legitimate interests in running and protecting our business, where your own interests do not outweigh them. Information may be processed in the United States and other countries in which we or our service providers work. Where the law asks for safeguards for such transfers, we put them in place.</p>`,
			},
		},
		{
			title: { en: 'Security', cn: '信息安全' },
			body: {
				en: `<p>We protect personal information by technical and organizational measures that fit its nature: encrypted connections, limited access, regular updates, backups and training. No transmission over the internet and no storage system is completely secure, however, and we cannot guarantee absolute security. If you believe that your dealings with us are no longer secure, please tell us at once at ${emailLink}. If a breach affects your personal information, we will notify you and the authorities as the law requires.</p>`,
			},
		},
		{ title: { en: 'California Residents', cn: '加利福尼亚州居民' }, body: { en: california } },
		{
			title: { en: 'Minimum Age', cn: '最低年龄' },
			body: {
				en: `<p>The Site is not directed to children. You must be at least 13 years old to send us personal information through it, and we do not knowingly collect personal information from children under 13. If you are a parent or guardian and believe that a child under 13 has given us personal information, write to ${emailLink} and we will delete it.</p>`,
			},
		},
		{
			title: { en: 'Unsubscribing and Opting Out', cn: '退订与选择退出' },
			body: {
				en: `<p>Every marketing e-mail from us contains a link to unsubscribe. You can also write to ${emailLink} and ask us to stop. We act on such requests as quickly as we can, and in any case within ten business days. We may still send messages that are not marketing, such as answers to your inquiries or safety information about a product you bought.</p>
<p>You can refuse or withdraw your agreement to performance, functional, advertising, social and third-party cookies in the cookie settings of the Site. Your browser and your device may offer further controls over advertising.</p>`,
			},
		},
		{
			title: { en: 'Do Not Track', cn: '“请勿跟踪”信号' },
			body: {
				en: `<p>Some browsers can send a “Do Not Track” signal. There is no common standard for how websites should interpret it, and the Site does not respond to Do Not Track signals. Please use the cookie settings of the Site instead.</p>`,
			},
		},
		{
			title: { en: 'Links to Other Sites', cn: '其他网站的链接' },
			body: {
				en: `<p>The Site contains links to websites, shops, lead forms and social networks that we do not control. When you follow such a link, the privacy policy of the other site applies. We are not responsible for its content or its practices and encourage you to read its policy before you enter any information.</p>`,
			},
		},
		{
			title: { en: 'Your Acceptance', cn: '您的同意' },
			body: {
				en: `<p>By using the Site you acknowledge that you have read this policy and accept it. If you do not agree with it, please do not use the Site and do not send us personal information through it. If you continue to use the Site after a change to this policy has taken effect, you accept the revised policy. Where the law asks for your separate consent, we will ask you for it.</p>`,
			},
		},
		{
			title: { en: 'Contact', cn: '联系我们' },
			body: {
				en: `<p>Questions, comments and requests about this policy are welcome at ${emailLink} or by mail:</p>
<p>${postalAddress}</p>`,
			},
		},
	],
};
