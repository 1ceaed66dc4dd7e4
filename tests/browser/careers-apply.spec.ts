import { expect, test } from '@playwright/test';
import { brand } from '@site/contract/brand';
import { careersOverlayOffer } from '../../apps/site/app/constants.ts';
import { applicationWords } from '../../apps/site/app/messages/application.ts';
import { en } from '../../apps/site/app/messages/en.ts';
import { openApplication, resumeFile, texts } from '../support/application-form.ts';
import { desktopAtLeast, layouts, mobileAtLeast } from '../support/visitors.ts';

const { en: words } = applicationWords;
const submission = '**/apis/api/message/careers_message';
const uploads = '**/apis/api/index/uploads';

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('the summary follows its rule', { tag: '@FORM-12' }, async ({ page }) => {
			const { form, apply, field } = await openApplication(page);
			await field(words.city).fill('San Diego');
			await apply.click();
			const summary = form.getByText(en.completeAllFields);
			// Desktop checks every text, the date, the file and the checkbox; mobile checks name and e-mail.
			await expect(summary).toHaveCount(layout === 'desktop' ? 0 : 1);
			await field(words.city).fill('');
			await expect(summary).toHaveCount(1);
			await field(en.email).fill('mei@example.com');
			await expect(summary).toHaveCount(0);
		});
	});
}

for (const [layout, options] of desktopAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('the heading and the page title name the job', { tag: '@PAGE-33' }, async ({ page }) => {
			await openApplication(page, 'Process Engineer');
			await expect(page.getByRole('heading', { name: 'You are applying for: Process Engineer' })).toBeVisible();
			await expect(page).toHaveTitle(`Process Engineer - ${brand.name}`);
			await expect(page.getByText(en.loading, { exact: true })).toHaveCount(0);
			// An empty date shows a prompt in every browser.
			const prompt = page.getByText(words.chooseDate, { exact: true });
			await expect(prompt).toBeVisible();
			await page.getByLabel(words.startDate).fill('2027-03-01');
			await page.getByLabel(words.startDate).blur();
			await expect(prompt).toBeHidden();
			await expect(page.getByLabel(words.startDate)).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
		});

		test('the form waits for the resume, which shows its progress and can be canceled', {
			tag: ['@FORM-23', '@FORM-25'],
		}, async ({ page }) => {
			const parts = await openApplication(page);
			await parts.fill();
			let letGo = () => {};
			const held = new Promise<void>((resolve) => {
				letGo = resolve;
			});
			await page.route(uploads, async (route) => {
				await held;
				await route.continue();
			});
			let sent = 0;
			page.on('request', (request) => {
				if (request.url().endsWith('careers_message')) sent += 1;
			});
			await parts.file.setInputFiles(resumeFile);
			await expect(parts.resume.getByText(words.uploading)).toBeVisible();
			await expect(parts.resume.getByRole('progressbar')).toBeVisible();
			await expect(parts.resume.getByText(/^\d+ %$/)).toBeVisible();
			await parts.resume.getByRole('button', { name: words.cancelFile(resumeFile.name) }).click();
			await expect(parts.resume.getByText(resumeFile.name)).toHaveCount(0);
			await expect(parts.file).toBeFocused();
			await parts.file.setInputFiles(resumeFile);
			await parts.apply.click();
			await expect(parts.resume.getByText(en.completeField)).toBeVisible();
			letGo();
			await expect(parts.resume.getByText(words.uploaded)).toBeVisible();
			await expect(parts.resume.getByText(en.completeField)).toHaveCount(0);
			expect(sent).toBe(0);
			await parts.apply.click();
			await expect(parts.thanks).toBeVisible();
			expect(sent).toBe(1);
		});

		test('a file of a wrong kind is refused in plain words at its field', { tag: '@FORM-25' }, async ({ page }) => {
			const parts = await openApplication(page);
			await parts.file.setInputFiles({ name: 'me.exe', mimeType: 'text/plain', buffer: Buffer.from('MZ') });
			await expect(parts.resume).toContainText('Please choose a PDF, DOC, DOCX, ODT, RTF or TXT file.');
			const large = Buffer.alloc(10 * 1024 * 1024 + 1, 'a');
			await parts.file.setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: large });
			await expect(parts.resume).toContainText(words.fileTooLarge);
			await page.route(uploads, (route) => route.abort('connectionfailed'), { times: 1 });
			await parts.file.setInputFiles(resumeFile);
			await expect(parts.resume).toContainText(words.uploadFailed);
			await parts.upload();
			await expect(parts.resume).not.toContainText(words.uploadFailed);
		});

		test('keeps typed text and the resume across languages, and warns until it is sent', { tag: '@FORM-27' }, async ({
			page,
		}) => {
			const parts = await openApplication(page);
			await parts.fill();
			await parts.form.getByRole('radio', { name: words.no, exact: true }).first().check();
			await parts.upload();
			const switchTo = async (name: string) => {
				if (layout === 'mobile') await page.locator('header summary').first().click();
				await page.getByRole('link', { name }).click();
			};
			await switchTo('中文');
			await expect(page.getByText(applicationWords.cn.uploaded)).toBeVisible();
			await switchTo('English');
			await expect(parts.resume.getByText(resumeFile.name)).toBeVisible();
			for (const [label, value] of Object.entries(texts)) await expect(parts.field(label)).toHaveValue(value);
			await expect(parts.field(words.acceptance)).toBeChecked();
			await expect(parts.form.getByRole('radio', { checked: true })).toHaveCount(1);

			await parts.field(words.city).fill('Atlanta');
			const asked = page.waitForEvent('dialog');
			await page.close({ runBeforeUnload: true });
			await (await asked).dismiss();
			await parts.apply.click();
			await expect(parts.thanks).toBeVisible();
			const closed = page.waitForEvent('close');
			await page.close({ runBeforeUnload: true });
			await closed;
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('without a job the overlay blocks the page and offers the way back after 3 s', { tag: '@D7' }, async ({
			page,
		}) => {
			await page.clock.install({ time: 0 });
			await page.clock.pauseAt(1000);
			await page.goto('/careers-apply');
			await expect(page.getByText(en.loading, { exact: true })).toBeVisible();
			await expect(page.getByRole('dialog'), 'no frame around it').toHaveCSS('outline-style', 'none');
			await expect(page.getByRole('link', { name: words.backToCareers })).toHaveCount(0);
			await page.clock.runFor(careersOverlayOffer);
			for (const key of ['Escape', 'Escape', 'Tab', 'Tab', 'Tab']) {
				await page.keyboard.press(key);
				const reached = () => document.activeElement?.closest('header, footer, form') ?? null;
				expect(await page.evaluate(reached)).toBeNull();
			}
			await expect(page.getByText(en.loading, { exact: true })).toBeVisible();
			await page.getByRole('link', { name: words.backToCareers }).click();
			await expect(page).toHaveURL('/careers');
			await expect(page.getByText(en.loading, { exact: true })).toHaveCount(0);
		});

		test('sends fourteen fields, thanks the applicant in a pop-up, and empties the form', {
			tag: ['@smoke', '@FORM-20', '@FORM-26'],
		}, async ({ page }) => {
			const parts = await openApplication(page, 'Process Engineer');
			await parts.fill();
			await parts.form.getByRole('group', { name: words.workAuthorization }).getByLabel(words.yes).check();
			await parts.form.getByRole('group', { name: words.references }).getByLabel(words.no).check();
			const uploaded = page.waitForResponse(uploads);
			await parts.upload();
			const { data } = await (await uploaded).json();
			const sent = page.waitForResponse(submission);
			await parts.apply.click();
			const answer = await sent;
			expect(answer.request().postDataJSON()).toEqual({
				first_name: 'Mei',
				last_name: 'Tanaka',
				email: 'mei.tanaka@example.com',
				phone_number: '+1 555 0199',
				state: 'CA',
				postal_code: '92121',
				city: 'San Diego',
				is_zhengming: '1',
				start_date: await page.evaluate(() => new Date(2027, 2, 1).getTime()),
				resume: data.thumb,
				cover_letter: 'Twenty years at the bench.',
				is_word: '2',
				source: 'A friend',
				careers: 'Process Engineer',
			});
			expect(await answer.json()).toMatchObject({ status: 200 });

			await expect(parts.thanks).toContainText(
				'Your application was sent succesfully. Someone from our team will get in touch.',
			);
			await page.mouse.click(5, 5);
			await expect(parts.thanks).toBeVisible();
			await parts.thanks.getByRole('button', { name: en.close }).click();
			await expect(parts.thanks).toBeHidden();
			for (const label of Object.keys(texts)) await expect(parts.field(label)).toHaveValue('');
			await expect(parts.field(words.acceptance)).not.toBeChecked();
			await expect(parts.form.getByText(resumeFile.name)).toHaveCount(0);
			await expect(parts.form.getByText(en.completeField)).toHaveCount(0);
		});

		test('the delete button clears the file, and another can be chosen', { tag: '@FORM-23' }, async ({ page }) => {
			const parts = await openApplication(page);
			await parts.fill();
			await parts.upload();
			await expect(parts.resume.getByText(resumeFile.name)).toBeVisible();
			await parts.resume.getByRole('button', { name: words.deleteFile(resumeFile.name) }).click();
			await expect(parts.resume.getByText(resumeFile.name)).toHaveCount(0);
			await expect(parts.file).toBeFocused();
			await parts.apply.click();
			await expect(parts.resume.getByText(en.completeField)).toBeVisible();
			await parts.upload();
			await expect(parts.resume.getByText(en.completeField)).toHaveCount(0);
		});

		test('keeps typed text on return, warns before a resume is lost, and starts empty', {
			tag: ['@FORM-27', '@ROUTE-11', '@FORM-22'],
		}, async ({ page }) => {
			const { field, form, upload } = await openApplication(page);
			await expect(form.getByText(words.kept)).toBeVisible();
			await field(en.firstName).fill('Mei');
			const back = page.getByRole('link', { name: 'Back to all positions' });
			await back.click();
			await expect(page).toHaveURL('/careers');
			await page.goBack();
			await expect(field(en.firstName)).toHaveValue('Mei');
			await upload();
			const dismissed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
			await back.click();
			await dismissed;
			await expect(field(en.firstName)).toHaveValue('Mei');
			const asked: string[] = [];
			page.on('dialog', (dialog) => {
				asked.push(dialog.message());
				return dialog.accept();
			});
			await back.click();
			await expect(page).toHaveURL('/careers');
			await expect(page.getByRole('heading', { level: 1 })).toContainText('Now Seeking');
			expect(asked).toEqual([words.leave]);
			await page.goBack();
			await expect(page.getByRole('heading', { name: words.applyingFor })).toBeVisible();
			await expect(field(en.firstName)).toHaveValue('Mei');
			await back.click();
			await expect(page).toHaveURL('/careers');
			await page.goto('/careers-apply?job=15');
			await expect(page.getByRole('heading', { name: words.applyingFor })).toBeVisible();
			await expect(field(en.firstName)).toHaveValue('');
		});
	});
}

test.describe('without scripting', () => {
	test.use({ javaScriptEnabled: false });

	test('without a job the page links to the open positions', async ({ page }) => {
		await page.goto('/careers-apply');
		const main = page.getByRole('main');
		await expect(main.getByRole('form')).toHaveCount(0);
		await main.getByRole('link', { name: words.backToCareers }).click();
		await expect(page).toHaveURL('/careers');
	});
});
