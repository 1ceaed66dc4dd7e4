import { emailLink } from './contact.ts';

export const california = `<p>This section applies to residents of California and adds to the rest of this policy. It describes rights under the California Consumer Privacy Act, as amended, and related California laws.</p>
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
<p>Write to ${emailLink} with the words “California privacy request” in the subject line. We must verify your identity before we answer and will ask for information that we can compare with our records, such as the e-mail address you used on a form. An authorized agent may act for you with your written permission. We answer within 45 days, and if we need more time we will tell you why.</p>
<h3>Direct marketing</h3>
<p>California residents may also ask once a year, free of charge, which personal information we disclosed to third parties for their own direct marketing in the preceding calendar year. We make no such disclosures without your consent.</p>`;
