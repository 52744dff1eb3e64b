<?php

declare(strict_types=1);

namespace Tests\Support;

/** What every test has: the sample data, a server on a certain day, browsers, and ways to compare. */
abstract class TestCase
{
    /** The clock stands still: no test depends on the day or the hour at which it is run. */
    protected const NOW = '2026-11-16 10:00';

    protected TestDatabase $database;
    /** @var array<string, TestServer> by the day and hour of its clock */
    private array $servers = [];
    private string $now = self::NOW;

    public function begin(): void
    {
        $this->database = TestDatabase::make(self::NOW);
    }

    public function end(): void
    {
        array_map(fn (TestServer $server) => $server->stop(), $this->servers);
        if (isset($this->database)) {
            $this->database->letGo();
        }
        TestDatabase::drop();
    }

    /** Fails if PHP has written a warning or an error to its log. */
    public function checkServer(): void
    {
        foreach ($this->servers as $server) {
            $this->same('', $server->complaints(), 'complaints of PHP');
        }
    }

    /** Sets the clock to another day; it applies to browsers that are opened afterwards. */
    protected function on(string $day): void
    {
        $this->now = $day . ' 10:00';
    }

    /** A visitor who is not signed in. */
    protected function visitor(): Browser
    {
        $this->servers[$this->now] ??= new TestServer($this->now);

        return new Browser($this->servers[$this->now]->port);
    }

    protected function same(string|int|bool|array $expected, string|int|bool|array $found, string $what): void
    {
        if ($expected !== $found) {
            throw new Failed("$what: expected " . json_encode($expected, JSON_UNESCAPED_UNICODE)
                . ', found ' . json_encode($found, JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR));
        }
    }

    protected function sees(Browser $browser, string $words): void
    {
        if (!str_contains($browser->text(), $words)) {
            throw new Failed("{$browser->path} ({$browser->status}) does not say \"$words\". It says: "
                . substr($browser->text(), 0, 900));
        }
    }

    protected function doesNotSee(Browser $browser, string $words): void
    {
        if (str_contains($browser->text(), $words)) {
            throw new Failed("{$browser->path} says \"$words\", and should not.");
        }
    }

    /** Fails unless SELECT COUNT(*) FROM … gives this number. */
    protected function counts(int $expected, string $from, array $values = []): void
    {
        $this->same($expected, (int) $this->database->value("SELECT COUNT(*) FROM $from", $values), $from);
    }
}
