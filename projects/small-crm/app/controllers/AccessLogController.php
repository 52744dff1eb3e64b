<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Models\AccessLog;
use App\Request;
use App\Response;

final class AccessLogController extends Controller
{
    public function index(): Response
    {
        $event = $this->filter('event', AccessLog::EVENTS);
        $search = Request::query('q');

        return Response::view('access-log', [
            'title' => 'Access log',
            'page' => AccessLog::page($event, $search),
            'event' => $event,
            'search' => $search,
        ]);
    }
}
