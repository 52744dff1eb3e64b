<?php

declare(strict_types=1);

namespace App;

/** Writes a table as comma-separated values that are safe to open in a spreadsheet. */
final class Csv
{
    /**
     * @param list<string> $headings
     * @param list<list<string|int|float|null>> $rows
     */
    public static function text(array $headings, array $rows): string
    {
        $file = fopen('php://memory', 'w+');
        fwrite($file, "\u{FEFF}"); // lets spreadsheets recognise UTF-8
        foreach ([$headings, ...$rows] as $row) {
            fputcsv($file, array_map(self::harmless(...), $row), ',', '"', '');
        }
        rewind($file);

        return (string) stream_get_contents($file);
    }

    /**
     * A cell that starts like a formula, blanks in front or not, would be run by the spreadsheet; a quote in
     * front makes it text. The wide signs of East Asian keyboards count as well.
     */
    private static function harmless(string|int|float|null $cell): string
    {
        $text = (string) $cell;

        return !is_numeric($text) && preg_match('/^\s*[=+\-@\x{ff1d}\x{ff0b}\x{ff0d}\x{ff20}]|^[\t\r\n]/u', $text) === 1 ? "'" . $text : $text;
    }
}
