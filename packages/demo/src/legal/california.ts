import type { Html } from '@site/contract/language';
import { emailLink } from './contact.ts';

export const california: Html = {
	en: `<p>This section applies to residents of California and adds to the rest of this policy. It describes rights under the California Consumer Privacy Act, as amended, and related California laws.</p>
<h3>What we have collected and disclosed</h3>
<p>In the past twelve months we may have collected the following categories of personal information: identifiers and contact details; professional or employment-related information; internet or other electronic network activity; approximate geolocation; and, from job applicants, education information. The sources, purposes and recipients are those described in the sections above. We do not sell personal information for money. Where advertising cookies count as a “sale” or as “sharing” under California law, you may refuse them in the cookie settings.</p>
<h3>Your rights</h3>
<ul>
<li><strong>Access.</strong> You may ask us to tell you which categories and which specific pieces of personal information we have collected about you, where we obtained them, why we use them and with whom we shared them. Our answer covers the twelve months before we receive your request. You may make such a request up to two times in any twelve-month period.</li>
<li><strong>Deletion.</strong> You may ask us to delete personal information that we collected from you, subject to the exceptions that the law allows.</li>
<li><strong>Correction.</strong> You may ask us to correct inaccurate personal information.</li>
<li><strong>Opt-out.</strong> You may tell us not to sell or share your personal information.</li>
<li><strong>Equal treatment.</strong> We will not deny you goods or services, charge you a different price or offer you a lower quality because you have used your rights.</li>
</ul>
<h3>How to make a request</h3>
<p>Write to ${emailLink} with the words “California privacy request” in the subject line. We must verify your identity before we answer and will ask for information that we can compare with our records, such as the email address you used on a form. An authorized agent may act for you with your written permission. We answer within 45 days, and if we need more time we will tell you why.</p>
<h3>Direct marketing</h3>
<p>California residents may also ask once a year, free of charge, which personal information we disclosed to third parties for their own direct marketing in the preceding calendar year. We make no such disclosures without your consent.</p>`,
	cn: `<p>本节适用于加利福尼亚州居民，是对本政策其他部分的补充，说明您依据经修订的《加利福尼亚州消费者隐私法》及加利福尼亚州相关法律享有的权利。</p>
<h3>我们收集和披露的信息</h3>
<p>在过去十二个月内，我们可能收集了以下类别的个人信息：身份标识与联系方式；职业或就业相关信息；互联网或其他电子网络活动；大致的地理位置；以及求职者的教育信息。其来源、目的和接收方如前述各节所述。我们不以金钱为对价出售个人信息。如广告类 Cookie 依加利福尼亚州法律构成“出售”或“共享”，您可以在 Cookie 设置中拒绝。</p>
<h3>您的权利</h3>
<ul>
<li><strong>查阅。</strong>您可以要求我们告知收集了您哪些类别以及哪些具体的个人信息、从何处取得、为何使用以及与谁共享。我们的答复涵盖收到您请求之前的十二个月。在任意十二个月内，您最多可以提出两次此类请求。</li>
<li><strong>删除。</strong>您可以要求我们删除从您处收集的个人信息，法律允许的例外情形除外。</li>
<li><strong>更正。</strong>您可以要求我们更正不准确的个人信息。</li>
<li><strong>选择退出。</strong>您可以要求我们不出售或不共享您的个人信息。</li>
<li><strong>平等对待。</strong>我们不会因您行使权利而拒绝提供商品或服务、收取不同的价格或提供较低的质量。</li>
</ul>
<h3>如何提出请求</h3>
<p>请致信 ${emailLink}，并在主题中注明“加利福尼亚州隐私请求”。答复之前，我们须核实您的身份，并会请您提供可与我们的记录相比对的信息，例如您在表单中使用的电子邮箱。经您书面授权的代理人可以代您提出。我们将在 45 天内答复；如需更长时间，会向您说明原因。</p>
<h3>直接营销</h3>
<p>加利福尼亚州居民每年还可免费查询一次，了解我们在上一个日历年度为第三方自身的直接营销向其披露了哪些个人信息。未经您同意，我们不作此类披露。</p>`,
};
