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
        fwrite($file, "\u{FEFF}"); // tells spreadsheets that the file is UTF-8
        foreach ([$headings, ...$rows] as $row) {
            fputcsv($file, array_map(self::harmless(...), $row), ',', '"', '');
        }
        rewind($file);

        return (string) stream_get_contents($file);
    }

    /**
     * A spreadsheet would run a cell that begins like a formula, with or without blanks before it; a quote in
     * front makes it text. The wide forms of these signs, which East Asian keyboards type, count too.
     */
    private static function harmless(string|int|float|null $cell): string
    {
        $text = (string) $cell;

        return !is_numeric($text) && preg_match('/^\s*[=+\-@\x{ff1d}\x{ff0b}\x{ff0d}\x{ff20}]|^[\t\r\n]/u', $text) === 1 ? "'" . $text : $text;
    }
}
