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
		cn: `<p>${brand.company}（以下简称“${brand.name}”或“我们”）尊重您的隐私。本政策说明您使用本网站或与我们联系时，我们收集哪些个人信息、如何使用、与谁共享，以及您有哪些选择。本中文译文仅供参考，如有歧义，以英文版本为准。</p>`,
	},
	sections: [
		{
			title: { en: 'Changes to This Policy', cn: '政策的变更' },
			body: {
				en: `<p>We may revise this policy as our services, our technology or the law change. The date at the top of the page shows when it was last updated. If a change materially affects how we use information that we already hold, we will announce it clearly on the Site, or by email where we have your address, before it takes effect. Please come back to this page from time to time.</p>`,
				cn: `<p>随着我们的服务、技术或法律发生变化，我们可能修订本政策。页面顶部的日期表明最近更新时间。如变更对我们如何使用已持有的信息有重大影响，我们会在其生效之前在本网站上明确公告，或在持有您邮箱的情况下以电子邮件通知。请不时查看本页面。</p>`,
			},
		},
		{
			title: { en: 'What This Policy Covers', cn: '适用范围' },
			body: {
				en: `<p>This policy covers personal information that we collect through the Site, through emails and other messages between you and us, at trade fairs and other events, and through advertisements of ours that link to this policy. “Personal information” means information that identifies you or could reasonably be linked to you or your household.</p>
<p>It does not cover information that our employees give us in the course of their employment, information that healthcare providers or laboratories hold about their patients, or websites, shops and forms that other companies operate, even if the Site links to them.</p>`,
				cn: `<p>本政策适用于我们通过本网站、您与我们之间的邮件和其他信息往来、展会和其他活动，以及链接至本政策的我方广告所收集的个人信息。“个人信息”是指能够识别您，或可合理地与您或您的家庭相关联的信息。</p>
<p>本政策不适用于员工在雇佣过程中向我们提供的信息、医疗机构或实验室持有的患者信息，也不适用于其他公司运营的网站、商店和表单，即使本网站链接至这些内容。</p>`,
			},
		},
		{
			title: { en: 'Information We Collect', cn: '我们收集的信息' },
			body: informationCollected,
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
				cn: `<p>我们将个人信息用于：</p>
<ul>
<li>答复您的问题，并提供您所要求的产品、报价、样品、文件和会面；</li>
<li>向您发送通讯及您同意接收的其他信息；</li>
<li>评估您的求职申请，经您许可后向推荐人核实，并就申请与您保持联系；</li>
<li>运行、维护和改进本网站，并使其适应您的语言和设备；</li>
<li>了解访客对哪些产品和主题感兴趣；</li>
<li>开展调查、活动和促销；</li>
<li>保护本网站、本公司和他人免受欺诈、滥用和安全事件的侵害；</li>
<li>履行我们的法律和监管义务，包括医疗器械制造商的义务，例如处理投诉；以及</li>
<li>确立、行使或抗辩法律上的请求。</li>
</ul>
<p>我们不会利用您发送的内容作出对您具有法律效力的自动化决策。如需将您的信息用于与上述目的不相容的其他目的，我们会事先征求您的同意。</p>`,
			},
		},
		{
			title: { en: 'How We Share Information', cn: '信息的共享' },
			body: {
				en: `<p>We do not sell or rent your personal information. We share it only in these cases:</p>
<ul>
<li><strong>Service providers.</strong> Companies that work for us, for example in hosting, email delivery, customer relationship management, recruiting, logistics and support, receive what they need for their task. They may use it for that task only and must protect it.</li>
<li><strong>Affiliates.</strong> Companies in our group may receive your inquiry if they are best placed to answer it. They follow this policy.</li>
<li><strong>Analytics partners.</strong> With your agreement, analytics and advertising partners receive technical information about your use of the Site through cookies and similar tools.</li>
<li><strong>Merger or sale.</strong> If all or part of our business is merged, sold, financed or reorganized, personal information may be transferred as part of it. The recipient will be bound by this policy or will tell you about its own.</li>
<li><strong>Legal reasons.</strong> We disclose information where a law, a regulation, a court order or a lawful request by an authority requires it, or where we believe in good faith that disclosure is needed to protect the rights, property or safety of anyone.</li>
<li><strong>Consent.</strong> We share information in other ways if you ask us to or agree to it.</li>
<li><strong>Aggregate information.</strong> We may publish or share statistics that do not identify anyone, such as the number of visitors to a page.</li>
</ul>`,
				cn: `<p>我们不出售或出租您的个人信息，仅在以下情况下共享：</p>
<ul>
<li><strong>服务提供商。</strong>为我们工作的公司，例如从事托管、邮件发送、客户关系管理、招聘、物流和支持的公司，会获得完成其任务所需的信息。它们只能将信息用于该任务，并须加以保护。</li>
<li><strong>关联公司。</strong>如集团内的公司最适合答复您的咨询，可能会收到您的咨询内容。它们遵守本政策。</li>
<li><strong>统计分析合作伙伴。</strong>经您同意，统计分析和广告合作伙伴通过 Cookie 及类似工具获得有关您使用本网站的技术信息。</li>
<li><strong>合并或出售。</strong>如我们的全部或部分业务被合并、出售、融资或重组，个人信息可能随之转移。接收方将受本政策约束，或向您告知其自身的政策。</li>
<li><strong>法律原因。</strong>在法律、法规、法院命令或主管机关的合法要求之下，或我们善意地认为披露对保护任何人的权利、财产或安全确有必要时，我们会披露信息。</li>
<li><strong>同意。</strong>应您要求或经您同意，我们会以其他方式共享信息。</li>
<li><strong>汇总信息。</strong>我们可能发布或共享不识别任何个人的统计数据，例如某一页面的访问人数。</li>
</ul>`,
			},
		},
		{
			title: { en: 'Retention and Deletion', cn: '保存与删除' },
			body: {
				en: `<p>We keep personal information for as long as we need it for the purpose for which it was collected: messages until your request has been settled and for a reasonable time after that, newsletter data and requests to be told of changes until you unsubscribe, and application documents until the position has been filled and for as long as employment law requires.</p>
<p>If you ask us to delete your personal information we will do so, unless we must or may keep it to comply with a legal obligation, to resolve a dispute or enforce our agreements, or for tax or audit purposes. In that case we keep only what is needed, for only as long as it is needed. Copies in backups are overwritten in the ordinary course of our backup schedule.</p>`,
				cn: `<p>我们在实现收集目的所需的期限内保存个人信息：留言保存至您的请求得到处理及此后的合理期间，通讯订阅信息和变更通知申请保存至您退订，求职材料保存至职位招满及劳动法所要求的期限。</p>
<p>如您要求删除个人信息，我们会照办，但为遵守法律义务、解决争议或履行协议，或为税务或审计目的而必须或可以保存的除外。在此情况下，我们仅在必要的期限内保存必要的信息。备份中的副本将按正常备份周期被覆盖。</p>`,
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
				cn: `<p>视您的居住地而定，您可能有权：</p>
<ul>
<li>了解我们是否持有您的个人信息，并获得其副本；</li>
<li>更正不准确或不完整的信息；</li>
<li>删除您的信息；</li>
<li>限制或反对对信息的某些使用；</li>
<li>以通用格式获得信息，或将其转交他人；</li>
<li>随时撤回同意，且不影响此前已进行的处理；以及</li>
<li>向居住地的数据保护机构投诉。</li>
</ul>
<p>如需行使上述权利，请致信 ${emailLink}。我们可能需要核实您的身份。我们处理个人信息的依据是：您的同意；应您的要求采取措施或履行合同；履行法律义务；或我们在经营和保护业务方面的正当利益，且您自身的利益并不优先于此。信息可能在美国以及我们或我们的服务提供商开展业务的其他国家处理。法律要求为此类传输提供保障的，我们会落实相应措施。</p>`,
			},
		},
		{
			title: { en: 'Security', cn: '信息安全' },
			body: {
				en: `<p>We protect personal information by technical and organizational measures that fit its nature: encrypted connections, limited access, regular updates, backups and training. No transmission over the internet and no storage system is completely secure, however, and we cannot guarantee absolute security. If you believe that your dealings with us are no longer secure, please tell us at once at ${emailLink}. If a breach affects your personal information, we will notify you and the authorities as the law requires.</p>`,
				cn: `<p>我们采取与信息性质相适应的技术和组织措施保护个人信息：加密连接、限制访问、定期更新、备份和培训。然而，任何互联网传输和存储系统都不是绝对安全的，我们无法保证绝对安全。如您认为与我们的往来已不再安全，请立即告知我们：${emailLink}。如发生影响您个人信息的泄露事件，我们会依法通知您和主管机关。</p>`,
			},
		},
		{ title: { en: 'California Residents', cn: '加利福尼亚州居民' }, body: california },
		{
			title: { en: 'Minimum Age', cn: '最低年龄' },
			body: {
				en: `<p>The Site is not directed to children. You must be at least 13 years old to send us personal information through it, and we do not knowingly collect personal information from children under 13. If you are a parent or guardian and believe that a child under 13 has given us personal information, write to ${emailLink} and we will delete it.</p>`,
				cn: `<p>本网站不面向儿童。您须年满 13 周岁方可通过本网站向我们发送个人信息，我们不会在知情的情况下收集未满 13 周岁儿童的个人信息。如您是家长或监护人，并认为未满 13 周岁的儿童向我们提供了个人信息，请致信 ${emailLink}，我们会予以删除。</p>`,
			},
		},
		{
			title: { en: 'Unsubscribing and Opting Out', cn: '退订与选择退出' },
			body: {
				en: `<p>Every marketing email from us contains a link to unsubscribe. You can also write to ${emailLink} and ask us to stop. We act on such requests as quickly as we can, and in any case within ten business days. We may still send messages that are not marketing, such as answers to your inquiries or safety information about a product you bought.</p>
<p>You can refuse or withdraw your agreement to performance, functional, advertising, social and third-party cookies in the cookie settings of the Site. Your browser and your device may offer further controls over advertising.</p>`,
				cn: `<p>我们发出的每封营销邮件都含有退订链接。您也可以致信 ${emailLink}，要求我们停止发送。我们会尽快处理此类要求，最迟不超过十个工作日。我们仍可能发送非营销信息，例如对您咨询的答复，或您所购产品的安全信息。</p>
<p>您可以在本网站的 Cookie 设置中拒绝性能、功能、广告、社交和第三方 Cookie，或撤回同意。您的浏览器和设备还可能提供其他广告控制功能。</p>`,
			},
		},
		{
			title: { en: 'Do Not Track and Global Privacy Control', cn: '“请勿跟踪”与“全球隐私控制”信号' },
			body: {
				en: `<p>Some browsers can send a “Do Not Track” signal. There is no common standard for how websites should interpret it, and the Site does not respond to Do Not Track signals. Please use the cookie settings of the Site instead.</p>
<p>“Global Privacy Control” is another signal, and the Site honors it: where your browser sends it, we count it as a refusal of everything that needs your agreement, and the cookie settings of the Site say so.</p>`,
				cn: `<p>某些浏览器可以发送“请勿跟踪”（Do Not Track）信号。网站应如何解读该信号尚无统一标准，本网站不响应“请勿跟踪”信号。请改用本网站的 Cookie 设置。</p>
<p>“全球隐私控制”（Global Privacy Control）是另一种信号，本网站予以尊重：您的浏览器发送该信号时，我们视为您拒绝一切须经您同意的项目，并在 Cookie 设置中注明。</p>`,
			},
		},
		{
			title: { en: 'Links to Other Sites', cn: '其他网站的链接' },
			body: {
				en: `<p>The Site contains links to websites, shops and social networks that we do not control. When you follow such a link, the privacy policy of the other site applies. We are not responsible for its content or its practices and encourage you to read its policy before you enter any information.</p>`,
				cn: `<p>本网站含有我们无法控制的网站、商店和社交网络的链接。点击此类链接后，适用该网站的隐私政策。我们对其内容和做法不承担责任，并建议您在填写任何信息之前阅读其政策。</p>`,
			},
		},
		{
			title: { en: 'Your Acceptance', cn: '您的同意' },
			body: {
				en: `<p>By using the Site you acknowledge that you have read this policy and accept it. If you do not agree with it, please do not use the Site and do not send us personal information through it. If you continue to use the Site after a change to this policy has taken effect, you accept the revised policy. Where the law asks for your separate consent, we will ask you for it.</p>`,
				cn: `<p>使用本网站即表示您确认已阅读并接受本政策。如不同意，请勿使用本网站，也不要通过本网站向我们发送个人信息。本政策变更生效后，如您继续使用本网站，即表示接受修订后的政策。法律要求取得您单独同意的，我们会征求您的同意。</p>`,
			},
		},
		{
			title: { en: 'Contact', cn: '联系我们' },
			body: {
				en: `<p>Questions, comments and requests about this policy are welcome at ${emailLink} or by mail:</p>
<p>${postalAddress.en}</p>`,
				cn: `<p>如对本政策有疑问、意见或请求，欢迎致信 ${emailLink}，或邮寄至：</p>
<p>${postalAddress.cn}</p>`,
			},
		},
	],
};
