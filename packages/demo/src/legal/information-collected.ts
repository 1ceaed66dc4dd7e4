import { brand } from '@site/contract/brand';
import type { Html } from '@site/contract/language';

/** The longest section of the privacy policy: all ways in which the company gets information. */
export const informationCollected: Html = {
	en: `<p>We collect information in three ways: you give it to us, your device sends it when you use the Site, or somebody else passes it on to us. The Site has no user accounts, and you can read all of it without telling us who you are.</p>
<h3>Information you provide</h3>
<p>You may choose to give us personal information through:</p>
<ul>
<li><strong>Forms.</strong> When you contact us, ask for a quote or for product information, request a meeting at an event, subscribe to our newsletter, or ask for a sample kit, we receive what you enter: typically your name, email address, phone number, organization, job title, how you heard about us, and your message.</li>
<li><strong>Documents.</strong> When you ask to be told of changes to a document or a product, we receive your email address and what you want to hear about; we write to you only after you have confirmed it, and every message has a link to stop. When you ask for a printed copy, we receive your name, organization, postal and email address, and use them to send it.</li>
<li><strong>Job applications.</strong> When you apply for a position we receive your contact details, city, state and postal code, desired start date, resume, cover letter, your answers about work authorization and references, and where you heard about the position.</li>
<li><strong>Surveys.</strong> From time to time we invite customers and visitors to answer questions. Taking part is voluntary.</li>
<li><strong>Emails, letters and calls.</strong> If you write to us or call us, we keep the correspondence and the contact details that come with it.</li>
</ul>
<p>Please do not send us test results, diagnoses or other health information through the forms on the Site. We do not need it to answer you.</p>
<h3>Information collected automatically: device and location</h3>
<p>When you open a page, our servers record technical information such as your IP address, browser type and version, operating system, device type, language, the page that referred you, the pages you view, and the date and time of each request. From the IP address we can infer an approximate location, such as a city or region. We do not ask your device for its precise location. Your browser also keeps a few settings of the Site for the length of your visit, such as the language you chose.</p>
<h3>Cookies</h3>
<p>Cookies are small text files that a website stores on your device. Session cookies disappear when you close your browser, and persistent cookies remain until they expire or you delete them. Only necessary cookies are set without your agreement. The kinds of cookies that may be used on the Site are:</p>
<ul>
<li><strong>Necessary cookies</strong> make the Site work. They remember your language, the layout that fits your device, the country that you chose on a product page, whether you see products as a table, and your cookie choices, and they protect our forms from abuse.</li>
<li><strong>Performance cookies</strong> count visits and show us which pages are read and where errors occur, so that we can improve the Site.</li>
<li><strong>Functional cookies</strong> remember choices that make the Site more convenient, for example that you have already seen a notice.</li>
<li><strong>Advertising cookies</strong> help us and our advertising partners to show messages that are relevant to you, to limit how often you see them and to measure whether they work.</li>
<li><strong>Social cookies</strong> are set by social networks when you share a page or open embedded content, and may let those networks recognize you on other websites.</li>
<li><strong>Third-party cookies</strong> are set by companies other than us whose services appear on the Site, such as video or analytics providers. Their own policies govern what they do with them.</li>
</ul>
<p>You can change your choice at any time in the cookie settings of the Site, and you can block or delete cookies in your browser. Without necessary cookies, some parts of the Site may not work as intended.</p>
<h3>Tracked links</h3>
<p>Links in our emails and on some of our pages contain a code that tells us that the link was followed and from which message or page. This shows us which information people find useful.</p>
<h3>Web beacons</h3>
<p>Pages and emails may contain web beacons, also called pixels or clear GIFs. These are tiny image files that let us see whether a page was viewed or an email was opened. You can prevent beacons in emails by turning off the loading of images.</p>
<h3>Analytics</h3>
<p>If you agree, we use analytics services to understand how the Site is used. These services collect the technical information described above by means of cookies and similar tools, and report it to us in the form of statistics. We also record which product pages are viewed, so that we know which products interest our visitors, and which searches on the Site find nothing, so that we can improve them; neither record says who the visitor was.</p>
<h3>Information from third parties</h3>
<p>We may receive business contact information from distributors, event organizers, recruiters, publicly available sources and companies in the same group as ${brand.company}, and may combine it with what we already have. If you follow a link to a lead form or a shop that is run by another company, that company may tell us what you entered or ordered there.</p>`,
	cn: `<p>我们通过三种途径收集信息：由您提供、由您的设备在使用本网站时发送，或由他人转交给我们。本网站不设用户账户，您无需表明身份即可阅读全部内容。</p>
<h3>您提供的信息</h3>
<p>您可以选择通过以下方式向我们提供个人信息：</p>
<ul>
<li><strong>表单。</strong>您联系我们、索取报价或产品资料、预约在活动中会面、订阅通讯或申请样品盒时，我们会收到您填写的内容，通常包括姓名、电子邮箱、电话号码、单位、职务、从何处了解到我们，以及您的留言。</li>
<li><strong>文件。</strong>您申请接收文件或产品的变更通知时，我们会收到您的电子邮箱和您关注的内容；只有在您确认之后，我们才会向您发送通知，每封邮件中都有停止接收的链接。您索取纸质文件时，我们会收到您的姓名、单位、邮寄地址和电子邮箱，并用于寄送。</li>
<li><strong>职位申请。</strong>您申请职位时，我们会收到您的联系方式、城市、州和邮政编码、期望入职日期、简历、求职信、您对工作许可和推荐人问题的回答，以及您从何处得知该职位。</li>
<li><strong>调查。</strong>我们有时会邀请客户和访客回答问题，是否参与完全自愿。</li>
<li><strong>邮件、信函和来电。</strong>如您写信或致电，我们会保存往来内容及随附的联系方式。</li>
</ul>
<p>请勿通过本网站的表单向我们发送检测结果、诊断或其他健康信息，我们答复您并不需要这些信息。</p>
<h3>自动收集的信息：设备与位置</h3>
<p>您打开页面时，我们的服务器会记录技术信息，例如您的 IP 地址、浏览器类型和版本、操作系统、设备类型、语言、来源页面、您浏览的页面，以及每次请求的日期和时间。通过 IP 地址，我们可以推断大致位置，如城市或地区。我们不会向您的设备请求精确位置。在您访问期间，浏览器还会保存本网站的少量设置，例如您选择的语言。</p>
<h3>Cookie</h3>
<p>Cookie 是网站存储在您设备上的小型文本文件。会话 Cookie 在您关闭浏览器时消失，持久 Cookie 则保留至到期或被您删除。未经您同意，我们只设置必要 Cookie。本网站可能使用的 Cookie 种类如下：</p>
<ul>
<li><strong>必要 Cookie</strong>：使本网站得以运行。它们记住您的语言、适合您设备的布局、您在产品页面选择的国家或地区、是否以表格查看产品和您的 Cookie 选择，并保护表单不被滥用。</li>
<li><strong>性能 Cookie</strong>：统计访问次数，让我们了解哪些页面被阅读、哪里出现错误，以便改进本网站。</li>
<li><strong>功能 Cookie</strong>：记住使本网站更便捷的选择，例如您已看过某则通知。</li>
<li><strong>广告 Cookie</strong>：帮助我们和广告合作伙伴展示与您相关的信息，限制展示频次，并衡量其效果。</li>
<li><strong>社交 Cookie</strong>：在您分享页面或打开嵌入内容时由社交网络设置，可能使这些网络在其他网站上识别您。</li>
<li><strong>第三方 Cookie</strong>：由我们以外的、其服务出现在本网站上的公司设置，例如视频或统计分析服务商。其用途受这些公司自身的政策约束。</li>
</ul>
<p>您可以随时在本网站的 Cookie 设置中更改选择，也可以在浏览器中阻止或删除 Cookie。如无必要 Cookie，本网站的某些部分可能无法正常运行。</p>
<h3>跟踪链接</h3>
<p>我们的邮件和部分页面中的链接含有一段代码，告诉我们该链接已被点击，以及来自哪封邮件或哪个页面，让我们了解哪些信息对人们有用。</p>
<h3>网络信标</h3>
<p>页面和邮件中可能含有网络信标，也称像素或透明 GIF。这是极小的图像文件，让我们知道页面是否被浏览、邮件是否被打开。关闭图片加载，即可阻止邮件中的信标。</p>
<h3>统计分析</h3>
<p>经您同意，我们使用统计分析服务了解本网站的使用情况。这些服务通过 Cookie 及类似工具收集上述技术信息，并以统计数据的形式报告给我们。我们还会记录哪些产品页面被浏览，以了解访客对哪些产品感兴趣；并记录哪些站内搜索未找到结果，以便改进搜索。这两项记录均不涉及访客身份。</p>
<h3>来自第三方的信息</h3>
<p>我们可能从经销商、活动主办方、招聘机构、公开来源以及与 ${brand.company} 同属一个集团的公司获得业务联系信息，并与已有信息合并。如您点击链接进入由其他公司运营的表单或商店，该公司可能会告知我们您在那里填写或订购的内容。</p>`,
};
