<?php

declare(strict_types=1);

namespace App;

/** The answer to a request. A controller returns one; only send() writes to the browser. */
final class Response
{
    /** @param array<string, string> $headers */
    private function __construct(
        private readonly int $status,
        private readonly string $body,
        private readonly array $headers,
        /** The path of a redirect; null for a page or a file. */
        public readonly ?string $path = null,
    ) {
    }

    /** A page made from a file of views/. */
    public static function view(string $name, array $data, int $status = 200): self
    {
        return new self($status, View::page($name, $data), ['Content-Type' => 'text/html; charset=utf-8']);
    }

    /** Redirects the browser with GET, so that reloading never sends a form twice. */
    public static function redirect(string $path): self
    {
        return new self(303, '', ['Location' => url($path)], $path);
    }

    /**
     * A table as a file for a spreadsheet.
     *
     * @param list<string> $headings
     * @param list<list<string|int|float|null>> $rows
     */
    public static function csv(string $fileName, array $headings, array $rows): self
    {
        return new self(200, Csv::text($headings, $rows), [
            'Content-Type' => 'text/csv; charset=utf-8',
            'Content-Disposition' => 'attachment; filename="' . $fileName . '.csv"',
        ]);
    }

    public function send(): void
    {
        http_response_code($this->status);
        foreach ($this->headers as $name => $value) {
            header("$name: $value");
        }
        echo $this->body;
    }
}
