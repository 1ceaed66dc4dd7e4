import { brand } from '@site/contract/brand';

/** The longest section of the privacy policy: every way in which information reaches the company. */
export const informationCollected = `<p>We collect information in three ways: you give it to us, your device sends it when you use the Site, or somebody else passes it on to us. The Site has no user accounts, and you can read all of it without telling us who you are.</p>
<h3>Information you provide</h3>
<p>You may choose to give us personal information through:</p>
<ul>
<li><strong>Forms.</strong> When you contact us, ask for a quote or for product information, request a meeting at an event, subscribe to our newsletter, or ask for a sample kit, we receive what you enter: typically your name, e-mail address, phone number, organization, job title, how you heard about us, and your message.</li>
<li><strong>Job applications.</strong> When you apply for a position we receive your contact details, city, state and postal code, desired start date, resume, cover letter, your answers about work authorization and references, and where you heard about the position.</li>
<li><strong>Surveys.</strong> From time to time we invite customers and visitors to answer questions. Taking part is voluntary.</li>
<li><strong>E-mails, letters and calls.</strong> If you write to us or call us, we keep the correspondence and the contact details that come with it.</li>
</ul>
<p>Please do not send us test results, diagnoses or other health information through the forms on the Site. We do not need it to answer you.</p>
<h3>Information collected automatically: device and location</h3>
<p>When you open a page, our servers record technical information such as your IP address, browser type and version, operating system, device type, language, the page that referred you, the pages you view, and the date and time of each request. From the IP address we can infer an approximate location, such as a city or region. We do not ask your device for its precise location. Your browser also keeps a few settings of the Site for the length of your visit, such as the language you chose.</p>
<h3>Cookies</h3>
<p>Cookies are small text files that a website stores on your device. Session cookies disappear when you close your browser, and persistent cookies remain until they expire or you delete them. Only necessary cookies are set without your agreement. The kinds of cookies that may be used on the Site are:</p>
<ul>
<li><strong>Necessary cookies</strong> make the Site work. They remember your language, the layout that fits your device and your cookie choices, and they protect our forms from abuse.</li>
<li><strong>Performance cookies</strong> count visits and show us which pages are read and where errors occur, so that we can improve the Site.</li>
<li><strong>Functional cookies</strong> remember choices that make the Site more convenient, for example that you have already seen a notice.</li>
<li><strong>Advertising cookies</strong> help us and our advertising partners to show messages that are relevant to you, to limit how often you see them and to measure whether they work.</li>
<li><strong>Social cookies</strong> are set by social networks when you share a page or open embedded content, and may let those networks recognize you on other websites.</li>
<li><strong>Third-party cookies</strong> are set by companies other than us whose services appear on the Site, such as video or analytics providers. Their own policies govern what they do with them.</li>
</ul>
<p>You can change your choice at any time in the cookie settings of the Site, and you can block or delete cookies in your browser. Without necessary cookies, some parts of the Site may not work as intended.</p>
<h3>Tracked links</h3>
<p>Links in our e-mails and on some of our pages contain a code that tells us that the link was followed and from which message or page. This shows us which information people find useful.</p>
<h3>Web beacons</h3>
<p>Pages and e-mails may contain web beacons, also called pixels or clear GIFs. These are tiny image files that let us see whether a page was viewed or an e-mail was opened. You can prevent beacons in e-mails by turning off the loading of images.</p>
<h3>Analytics</h3>
<p>If you agree, we use analytics services to understand how the Site is used. These services collect the technical information described above by means of cookies and similar tools, and report it to us in the form of statistics. We also record which product pages are viewed, so that we know which products interest our visitors.</p>
<h3>Information from third parties</h3>
<p>We may receive business contact information from distributors, event organizers, recruiters, publicly available sources and companies in the same group as ${brand.company}, and may combine it with what we already have. If you follow a link to a lead form or a shop that is run by another company, that company may tell us what you entered or ordered there.</p>`;
