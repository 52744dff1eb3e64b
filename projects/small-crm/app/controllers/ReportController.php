<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Clock;
use App\HttpError;
use App\Models\AccessLog;
use App\Models\Report;
use App\Request;
use App\Response;

final class ReportController extends Controller
{
    public function index(): Response
    {
        return Response::view('reports/index', ['title' => 'Reports']);
    }

    public function show(string $name): Response
    {
        $this->checkName($name);
        [$from, $to] = $this->span();

        return Response::view('reports/show', [
            'title' => Report::NAMES[$name],
            'name' => $name,
            'from' => $from,
            'to' => $to,
            'table' => Report::table($name, $from, $to),
        ]);
    }

    public function download(string $name): Response
    {
        $this->checkName($name);
        [$from, $to] = $this->span();
        $table = Report::table($name, $from, $to);
        AccessLog::add('report_downloaded', Report::NAMES[$name]);

        return Response::csv("$name-$from-to-$to", $table['headings'], $table['rows']);
    }

    private function checkName(string $name): void
    {
        if (!isset(Report::NAMES[$name])) {
            throw new HttpError(404, 'There is no such report.');
        }
    }

    /**
     * First and last day from the address; without them, the last six months.
     *
     * @return array{string, string}
     */
    private function span(): array
    {
        $from = $this->day('from', '-6 months');
        $to = $this->day('to', 'today');

        return $from <= $to ? [$from, $to] : [$to, $from];
    }

    private function day(string $name, string $otherwise): string
    {
        $text = Request::query($name);
        $isDay = preg_match('/^20\d\d-\d\d-\d\d$/D', $text) === 1
            && checkdate((int) substr($text, 5, 2), (int) substr($text, 8, 2), (int) substr($text, 0, 4));

        return $isDay ? $text : Clock::day($otherwise);
    }
}
