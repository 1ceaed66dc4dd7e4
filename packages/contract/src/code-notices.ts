/** The notices that files with these codes must carry (loinc.org/license; SNOMED International). */
export const codeNotices = {
	loinc:
		'This material contains content from LOINC (http://loinc.org). LOINC is copyright © Regenstrief Institute, Inc. and the Logical Observation Identifiers Names and Codes (LOINC) Committee and is available at no cost under the license at http://loinc.org/license. LOINC® is a registered United States trademark of Regenstrief Institute, Inc.',
	snomed:
		'This material includes SNOMED Clinical Terms® (SNOMED CT®), which is used by permission of SNOMED International. All rights reserved. SNOMED CT® was originally created by The College of American Pathologists. Use of SNOMED CT may need a license of your own.',
};
