/** `imsmanifest.xml` of a package with a single SCO: SCORM 1.2 Content Aggregation Model, IMS Content Packaging 1.1.2. */
import { xmlText } from '../../src/catalog/xml.ts';

interface Manifest {
  /** Of the course. */
  id: string;
  title: string;
  /** Every file of the package but the manifest; the first is the page that the platform opens. */
  files: readonly string[];
}

export function manifestOf({ id, title, files }: Manifest): string {
  const [page = ''] = files;
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="kora-${id}" version="1.1" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${xmlText(title)}</title>
      <item identifier="item" identifierref="page" isvisible="true">
        <title>${xmlText(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="${xmlText(page)}">
${files.map((file) => `      <file href="${xmlText(file)}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;
}
